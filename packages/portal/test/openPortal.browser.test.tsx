import { respond } from '@nalam/sdk/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hold } from './handlers.ts'
import { openPortal } from './openPortal.tsx'
import { SLOT_PATHS } from './slotServer.ts'

it('a request of a closed portal that fails later shows no error in the next portal', async () => {
  const late = hold(SLOT_PATHS.list)
  const failed = respond('listSlotsByDate', 500)
  const first = await openPortal('/doctor/slot', late.handler, failed)
  await expect.poll(() => first.countOf(SLOT_PATHS.list)).toBeGreaterThan(0)
  await first.close()

  const held = hold(SLOT_PATHS.list)
  const second = await openPortal('/doctor/slot', held.handler)
  await expect.poll(() => second.countOf(SLOT_PATHS.list)).toBeGreaterThan(0)
  const alerts = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role="alert"]')) alerts.add(textContent)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  late.release()
  await expect.poll(() => failed.isUsed).toBe(true)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  held.release()
  await expect.element(page.getByRole('checkbox', { name: 'Select All' })).toBeVisible()
  observer.disconnect()
  expect([...alerts]).toEqual([])
  await second.close()
})

it('a timer of a closed portal does nothing in the next portal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const portal = await openPortal('/doctor/login')
  const late = vi.fn<() => void>()
  setTimeout(late, 1000)
  await portal.close()
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(late).not.toHaveBeenCalled()
})
