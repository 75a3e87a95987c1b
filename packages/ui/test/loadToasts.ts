import { until } from '../../../test/browser/until.ts'

/** Loads the part of the page that shows toasts, as the first key press does. */
export async function loadToasts(): Promise<void> {
  await until(() => {
    document.dispatchEvent(new KeyboardEvent('keydown'))
    return document.querySelector('[role=region] [aria-live]') !== null
  })
}
