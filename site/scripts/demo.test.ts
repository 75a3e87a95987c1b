import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect as expectOf } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { launchOptions } from '../../scripts/browser.mjs'
import { buildDemo } from './demo.ts'
import { serveSite } from './serve.ts'

const expectPage = expectOf.configure({ timeout: 30_000 })

it('a visitor of the site signs in, approves a booking and starts again, without any server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nalam-demo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await buildDemo('/demo/', join(folder, 'demo'))
  const server = await serveSite(0, folder)
  onTestFinished(() => void server.close())
  const browser = await chromium.launch(launchOptions())
  onTestFinished(() => browser.close())
  const { port } = server.address() as AddressInfo
  const page = await browser.newPage({ locale: 'en-IN', viewport: { width: 1280, height: 900 } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))

  await page.goto(`http://127.0.0.1:${port}/demo/`)
  await expectPage(page.getByRole('complementary', { name: 'Demo' })).toContainText('stays in this tab')
  const signIn = async () => {
    await page.getByLabel('Email').fill('kavitha.raman@nalam.example')
    await page.getByLabel('Password', { exact: true }).fill('Example@2026')
    await page.getByRole('button', { name: 'Login' }).click()
    await expectPage(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  }
  await signIn()
  await page.getByRole('link', { name: /^Appointments/ }).click()
  await expectPage(page.getByRole('radio', { name: /^Waiting/, checked: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const pending = page.getByRole('row').filter({ hasText: 'Pending' }).first()
  const number = /NLM-\d+/.exec(await pending.innerText())?.[0] ?? 'no number'
  const booking = page.getByRole('row').filter({ hasText: number })
  await booking.getByRole('button', { name: /^Edit booking/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  // An answered booking leaves the list of those that wait, and may be on any page of all.
  await page.getByRole('radio', { name: /^All/ }).click()
  await page.getByRole('searchbox').fill(number)
  await expectPage(booking).toContainText('Confirmed')

  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expectPage(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)
  await page.getByRole('link', { name: /^Appointments/ }).click()
  await page.getByRole('searchbox').fill(number)
  await expectPage(booking).toContainText('Pending')

  const tamil = await browser.newPage({ locale: 'ta-IN' })
  await tamil.goto(`http://127.0.0.1:${port}/demo/`)
  await expectPage(tamil.getByRole('button', { name: 'மீண்டும் தொடங்கு' })).toBeVisible()
  await expectPage(tamil.getByRole('heading', { level: 1 })).toHaveText('உள்நுழைவு')
  expect(errors).toEqual([])
}, 180_000)
