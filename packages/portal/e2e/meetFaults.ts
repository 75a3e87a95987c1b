import type { Page } from '@playwright/test'
import { FAULTS, MEETS_EVERY_FAULT, reachesServer, REFUSALS, type Fault, type FaultyProxy } from './faultyProxy.ts'
import { expect, PASSWORD, test } from './fixtures.ts'
import { successes } from './notices.ts'
import { say } from './words.ts'

/** What can happen to a request, from the browser's own end of the line on. */
export type Trouble = Fault | 'offline'

// Refusals, no connection and late responses are component tests of each action. On the real line it meets a response that got
// lost after the server had done it, and the end of its session; `NALAM_FAULTS=all` takes everything.
export const VISITOR_TROUBLES: readonly Trouble[] = MEETS_EVERY_FAULT ? ['offline', ...FAULTS] : FAULTS
export const TROUBLES: readonly Trouble[] = MEETS_EVERY_FAULT
  ? [...VISITOR_TROUBLES, ...REFUSALS]
  : [...FAULTS, 'expired']

/** One form or action of the portal, as the table of faults drives it. */
export interface Action {
  path: string
  /** Comes to it and fills it in; for every trouble anew. */
  prepare: (trouble: Trouble) => Promise<void>
  /** What a doctor presses, or twice where she may be impatient. */
  press: () => Promise<void>
  /** It can be pressed again, and what was typed is still there; the screen does not show it as done. */
  expectKept: (trouble: Trouble) => Promise<void>
  /** Before the second click, where something has to be brought up to date. */
  beforeAgain?: () => Promise<void>
  /** How it is pressed again, where that is another button. */
  pressAgain?: () => Promise<void>
  /** The screen and the server show it as done. */
  expectDone: (trouble: Trouble) => Promise<void>
  /** Whether it is shown before the server responds: then it is over only when its success has been said. */
  isOptimistic?: boolean
  /** Whether asking twice does no harm, so that a lost response is a failure (a mail with a code). */
  isRepeatable?: boolean
  /** Whether the portal repeats the request by itself where its outcome is unknown (a code that is valid once). */
  repeatsItself?: boolean
}

const UNKNOWN = new Set<Trouble>(['cutBefore', 'cutAfter', 'html', 'htmlAfter', 'malformed'])

/** Signs in over the page, as a session that ended in the middle of the work asks for. */
async function signInAgain(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: say('Session expired', (words) => words.sessionExpired.title) })
  await dialog.getByLabel(say('Password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: say('Login'), exact: true }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Lets an action meet every trouble (goal R4): nothing typed is lost, nothing is done twice, no success is said that is none,
 * and trying again works.
 *
 * @param password of the doctor who works, for the trouble in which her session ends
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
      const said = await successes(page)
      if (trouble === 'offline') await page.context().setOffline(true)
      else line.next(action.path, trouble)
      await action.press()
      const reached = trouble !== 'offline' && reachesServer(trouble)
      const isRepeated = (action.repeatsItself ?? false) && UNKNOWN.has(trouble)
      const isDone = reached || isRepeated
      const isKnown = trouble === 'slow' || !action.isRepeatable
      if (!isDone || !isKnown) {
        if (trouble === 'expired') await signInAgain(page, password)
        await action.expectKept(trouble)
        // Signing in again is a success of its own.
        if (trouble !== 'expired') expect(await successes(page), 'successes said').toBe(said)
        if (trouble === 'offline') await page.context().setOffline(false)
        await action.beforeAgain?.()
        await (action.pressAgain ?? action.press)()
      }
      await action.expectDone(trouble)
      if (action.isOptimistic) await expect.poll(() => successes(page), 'a success is said').toBeGreaterThan(said)
      const isTwice = reached && (isRepeated || !isKnown)
      expect(line.passed(action.path) - passed, 'requests that the server had').toBe(isTwice ? 2 : 1)
    })
  }
}
