import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractPage } from './contractPage.mjs'
import { generatedFolder } from './generateContract.ts'

const document = JSON.parse(readFileSync(join(generatedFolder, 'openapi.json'), 'utf8'))
const page = contractPage(document)
const anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

describe('the contract as a page', () => {
  it('has every operation and every shape', () => {
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
      Object.values(methods),
    )
    expect(operations.length).toBeGreaterThanOrEqual(22)
    for (const { operationId } of operations) expect(anchors).toContain(operationId)
    for (const name of Object.keys(document.components.schemas)) expect(anchors).toContain(name)
  })

  it('has no broken links', () => {
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.length).toBeGreaterThan(100)
    for (const link of links) expect(anchors).toContain(link)
  })

  it('sends no request to another host and runs no script', () => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
    expect(page).not.toMatch(/<script|@import|url\(/)
  })

  it('shows text from the contract as text and never runs it', () => {
    const planted = structuredClone(document)
    planted.info.description = '<img src=x onerror=alert(1)> **strong** `code`'
    expect(contractPage(planted)).toContain(
      '<p>&lt;img src=x onerror=alert(1)&gt; <strong>strong</strong> <code>code</code></p>',
    )
  })
})
