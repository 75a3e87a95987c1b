import { AxeBuilder } from '@axe-core/playwright'
import { errors as playwrightErrors } from 'playwright'
import type { Page } from 'playwright'
import {
  clippedTexts,
  controlRows,
  plantTexts,
  setGlobals,
  shownSource,
  shownTexts,
  sidewaysScroll,
  storyData,
  storyPhase,
  wideTables,
} from './inPage.ts'
import { literalTexts } from './literalText.ts'
import { darkTheme, highContrastTheme, lightTheme } from '../../src/theme/themes.ts'
import type { Story } from './storybookSite.ts'

/** A problem found in a story. */
export interface Finding {
  story: string
  check: string
  detail: string
}

const THEMES = Object.entries({ light: lightTheme, dark: darkTheme, 'high-contrast': highContrastTheme })
const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 320, height: 640 }
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Opens a story and waits until its play function has run. */
export async function openStory(page: Page, address: string, story: Story): Promise<Finding[]> {
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none', colorScheme: 'light' })
  const errors: string[] = []
  const onError = (error: Error) => errors.push(error.message)
  page.on('pageerror', onError)
  // Without the addon's own axe run, which would be a duplicate.
  await page.goto(`${address}/iframe.html?viewMode=story&id=${story.id}&globals=a11y.manual:!true`)
  try {
    await page.waitForFunction(
      `['finished', 'completed', 'errored', 'aborted'].includes((${storyPhase.toString()})())`,
      undefined,
      {
        timeout: 30_000,
      },
    )
  } catch (error) {
    if (!(error instanceof playwrightErrors.TimeoutError)) throw error
    errors.push('it did not come to an end within 30 seconds')
  }
  await page.evaluate(() => document.fonts.ready)
  page.off('pageerror', onError)
  if ((await page.evaluate(storyPhase)) === 'errored') errors.push('the play function failed')
  return errors.map((detail) => ({ story: story.id, check: 'runs', detail }))
}

/** Only these rules depend on the theme; all other results are the same in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** Rules for whole pages; a story may be only a part of one. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main']

async function axe(builder: AxeBuilder, story: Story, theme: string): Promise<Finding[]> {
  // Stories have no cross-origin frames. Without this, every run opens a separate page to collect
  // the results of the frames.
  // Fluent's focus keeper places focusable guards around overlays, which pass the focus on.
  const { violations } = await builder.setLegacyMode().exclude('[data-tabster-dummy]').analyze()
  return violations.map(({ id, nodes }) => ({
    story: story.id,
    check: `axe, ${theme}`,
    detail: `${id}: ${nodes
      .map(({ target }) => target.join(' '))
      .slice(0, 3)
      .join(' | ')}`,
  }))
}

/**
 * Runs axe in light, dark, high contrast, and in forced-colors mode (where the system decides about
 * contrast), so that no story has to be repeated in a theme.
 */
export async function checkThemes(page: Page, story: Story): Promise<Finding[]> {
  const findings = await axe(new AxeBuilder({ page }).withTags(RULES).disableRules(PAGE_RULES), story, 'as told')
  const told = await page.evaluate(() =>
    [...document.querySelectorAll('.nalam-theme')].map(({ className }) => className),
  )
  for (const [name, theme] of THEMES) {
    if (told.every((className) => className.split(' ').includes(`nalam-${name}`))) continue
    await page.evaluate(
      (properties) => {
        // Two classes win over the one with which a provider sets its theme.
        const rule = `.nalam-theme.nalam-theme{${properties}}`
        const style = document.querySelector('#other-theme') ?? document.createElement('style')
        style.id = 'other-theme'
        style.textContent = rule
        document.head.append(style)
      },
      Object.entries(theme)
        .map(([property, value]) => `--${property}:${value}`)
        .join(';'),
    )
    // During a transition a colour is neither the old nor the new one.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
    })
    findings.push(...(await axe(new AxeBuilder({ page }).withRules(COLOUR_RULES), story, name)))
  }
  await page.evaluate(() => document.querySelector('#other-theme')?.remove())
  await page.emulateMedia({ forcedColors: 'active' })
  const rules = new AxeBuilder({ page }).withTags(RULES).disableRules([...PAGE_RULES, ...COLOUR_RULES])
  findings.push(...(await axe(rules, story, 'forced colours')))
  await page.emulateMedia({ forcedColors: 'none' })
  return findings
}

async function misfits(page: Page, story: Story, where: string): Promise<Finding[]> {
  const sideways = await page.evaluate(sidewaysScroll)
  const clipped = await page.evaluate(clippedTexts)
  // The longest numbers make a table scroll in its frame.
  const tables = story.exportName === 'LongText' ? [] : await page.evaluate(wideTables)
  return [
    ...(sideways > 0 ? [{ story: story.id, check: 'sideways scroll', detail: `${sideways} px at ${where}` }] : []),
    ...clipped.map((text) => ({ story: story.id, check: 'clipped text', detail: `“${text}” at ${where}` })),
    ...tables.map((text) => ({ story: story.id, check: 'cut table', detail: `“${text}” at ${where}` })),
  ]
}

async function widths(page: Page, story: Story, language: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    let found = await misfits(page, story, `${size.width} px, ${language}`)
    if (found.length > 0) {
      // A font is fetched when its script is first shown, which is late on a busy machine: only
      // problems that remain count.
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(1000)
      found = await misfits(page, story, `${size.width} px, ${language}`)
    }
    findings.push(...found)
  }
  await page.setViewportSize(WIDE)
  return findings
}

async function speak(page: Page, language: string): Promise<boolean> {
  await page.evaluate(setGlobals, { language })
  const lang = language === 'pseudo' ? 'en' : language
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))
  return page.evaluate((wanted) => document.documentElement.lang === wanted, lang)
}

/**
 * Checks that neither the page nor a text is wider than its space, at 1280 and 320 px, in each
 * language.
 */
export async function checkFit(page: Page, story: Story): Promise<Finding[]> {
  const findings = await widths(page, story, 'as told')
  for (const language of ['ta', 'hi'])
    if (await speak(page, language)) findings.push(...(await widths(page, story, language)))
  return findings
}

/** Literals that the check must find on a screen: beside a date, a time, a number. */
const LITERALS = ['Closed on Friday', 'Fri · 9:00 AM, 300 left', 'Nov sales']

/**
 * Checks that every text of a screen comes from the catalogue: in the pseudo language all texts
 * except data are in brackets.
 */
export async function checkTexts(page: Page, story: Story, frameData: readonly string[]): Promise<Finding[]> {
  if (!story.title.startsWith('Screens/') || !(await speak(page, 'pseudo'))) return []
  const data = [...(await page.evaluate(storyData)), ...frameData]
  const texts = await page.evaluate(shownTexts)
  // A story that fixes its language cannot be switched.
  if (!texts.some((text) => text.includes('⟦'))) return []
  await page.evaluate(plantTexts, LITERALS)
  const planted = literalTexts(await page.evaluate(shownTexts), data)
  const found = (detail: string): Finding => ({ story: story.id, check: 'text not from messages', detail })
  return [
    ...literalTexts(texts, data).map((text) => found(text.slice(0, 80))),
    // Self-test: the check must find the planted errors.
    ...LITERALS.filter((text) => !planted.includes(text)).map((text) => found(`overlooks: ${text}`)),
  ]
}

/** Types that do not describe the values of a property. */
const SAY_NOTHING = new Set(['', 'union', 'function', 'object', 'array', 'unknown'])

/**
 * Checks the properties on the story's Storybook page: name, written type, and whether there is a
 * control.
 */
export async function checkControls(page: Page, story: Story): Promise<Finding[]> {
  const rows = await page.evaluate(controlRows)
  return rows.flatMap(({ name, type, hasControl }) => {
    const isCallback = /^on[A-Z]|^ref$|^className$/.test(name)
    return [
      ...(isCallback && hasControl ? [{ story: story.id, check: 'controls', detail: `${name} has one` }] : []),
      ...(SAY_NOTHING.has(type)
        ? [{ story: story.id, check: 'controls', detail: `${name} has no type (“${type}”)` }]
        : []),
    ]
  })
}

/** Checks that an example's code does not contain story wrappers, mocks or full data. */
export async function checkCode(page: Page, story: Story, parts: ReadonlySet<string>): Promise<Finding[]> {
  // Flows and foundations show no code.
  if (/^(?:Flows|Design)\//.test(story.title)) return []
  const code = await page.evaluate(shownSource)
  const found = (detail: string): Finding => ({ story: story.id, check: 'code', detail })
  const names = [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name)
  // Icons come from Fluent, as in an integrator's own code.
  const strangers = names.filter((name) => !parts.has(name) && !/\d\d(?:Regular|Filled)$/.test(name))
  return [
    ...(code === '' ? [found('there is none')] : []),
    ...[...new Set(strangers)].map((name) => found(`${name} is no part of the package`)),
    ...[...new Set(code.match(/function \w*\(|\(\) => \{\s*\}|\[object \w+\]|<component/g))].map(found),
    ...(code.split('\n').length > 60 ? [found(`${code.split('\n').length} lines`)] : []),
  ]
}
