import type { Page } from '@playwright/test'
import { FAULTS, MEETS_EVERY_FAULT, reachesServer, REFUSALS, type Fault, type FaultyProxy } from './faultyProxy.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { successes } from './toasts.ts'
import { say } from './words.ts'

/** Faults of a request, including those on the browser's side. */
export type Trouble = Fault | 'offline'

// Component tests of each action cover refusals, no connection and late responses. Over the real
// connection an action is tested with a response that was lost after the server carried out the
// request, and with an expired session; `NALAM_FAULTS=all` tests every fault.
export const VISITOR_TROUBLES: readonly Trouble[] = MEETS_EVERY_FAULT ? ['offline', ...FAULTS] : FAULTS
export const TROUBLES: readonly Trouble[] = MEETS_EVERY_FAULT
  ? [...VISITOR_TROUBLES, ...REFUSALS]
  : [...FAULTS, 'expired']

/** A form or action of the portal, as a row of the table of faults. */
export interface Action {
  path: string
  /** Opens the form and fills it in; called for every fault. */
  prepare: (trouble: Trouble) => Promise<void>
  /** Clicks the button, or clicks it twice to test impatient doctors. */
  click: () => Promise<void>
  /**
   * Expects that the action can be repeated, that the input is still there, and that the screen
   * does not show it as done.
   */
  expectKept: (trouble: Trouble) => Promise<void>
  /** Runs before the second click, if something has to be updated first. */
  beforeAgain?: () => Promise<void>
  /** Clicks the button for the second attempt, if it is a different one. */
  clickAgain?: () => Promise<void>
  /** Expects that the screen and the server show the action as done. */
  expectDone: (trouble: Trouble) => Promise<void>
  /**
   * Whether the change is shown before the server responds. Then the action has ended only after
   * its success toast.
   */
  isOptimistic?: boolean
  /**
   * Whether sending the request twice is harmless, so that a lost response counts as a failure (a
   * mail with a code).
   */
  isRepeatable?: boolean
  /**
   * Whether the portal repeats the request itself after an unknown outcome (a code that is valid
   * once).
   */
  repeatsItself?: boolean
}

const UNKNOWN = new Set<Trouble>(['cutBefore', 'cutAfter', 'html', 'htmlAfter', 'malformed'])

/** Signs in in the dialog over the page, after the session has expired. */
async function signInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', {
    name: say('Session expired', (words) => words.prompts.sessionExpired.title),
  })
  await dialog.getByLabel(say('Password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: say('Login'), exact: true }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Runs an action under every fault (goal R4) and expects that no input is lost, nothing is done
 * twice, no false success is shown, and a retry works.
 *
 * @param password password of the doctor, for signing in after the session has expired
 */
export async function meetFaults(
  page: Page,
  line: FaultyProxy,
  action: Action,
  troubles: readonly Trouble[] = TROUBLES,
  password: string = PASSWORD,
): Promise<void> {
  for (const trouble of troubles) {
    await test.step(trouble, async () => {
      await action.prepare(trouble)
      const passed = line.passed(action.path)
      const before = await successes(page)
      if (trouble === 'offline') await page.context().setOffline(true)
      else line.next(action.path, trouble)
      await action.click()
      const reached = trouble !== 'offline' && reachesServer(trouble)
      const isRepeated = (action.repeatsItself ?? false) && UNKNOWN.has(trouble)
      const isDone = reached || isRepeated
      const isKnown = trouble === 'slow' || !action.isRepeatable
      if (!isDone || !isKnown) {
        if (trouble === 'expired') await signInAgain(page, password)
        await action.expectKept(trouble)
        // Signing in again shows a success toast too.
        if (trouble !== 'expired') expect(await successes(page), 'success toasts').toBe(before)
        if (trouble === 'offline') await page.context().setOffline(false)
        await action.beforeAgain?.()
        await (action.clickAgain ?? action.click)()
      }
      await action.expectDone(trouble)
      if (action.isOptimistic) await expect.poll(() => successes(page), 'a success toast').toBeGreaterThan(before)
      const isTwice = reached && (isRepeated || !isKnown)
      expect(line.passed(action.path) - passed, 'requests that the server had').toBe(isTwice ? 2 : 1)
    })
  }
}
