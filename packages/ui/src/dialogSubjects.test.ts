import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The components of dialogs pass on what they are given. */
const COMPONENTS = ['Dialog', 'ConfirmDialog', 'FormDialog', 'PopoverDialog']

interface OpeningTag {
  /** The expression of its title. */
  title: string
  /** It has a description: whose it is, or what it is about. */
  isDescribed: boolean
  file: string
}

/** Returns the dialogs in a file, as the formatter writes their opening tags. */
function dialogsIn(file: string): OpeningTag[] {
  const lines = readFileSync(`${ROOT}/${file}`, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    const [, indent, name] = /^( *)<(\w+)/.exec(line) ?? []
    if (indent === undefined || name === undefined || !COMPONENTS.includes(name)) return []
    const end = line.trimEnd().endsWith('>') ? index : lines.indexOf(`${indent}>`, index)
    const closed = lines.indexOf(`${indent}/>`, index)
    const tag = lines.slice(index, Math.min(...[end, closed].filter((at) => at !== -1)) + 1).join('\n')
    return {
      file,
      title: /title=\{(.+?)\}(?:\s|>|$)/m.exec(tag)?.[1] ?? tag,
      // The body of a question is its description.
      isDescribed: /\babout=|aria-describedby=|\bisAlert\b/.test(tag) || name === 'ConfirmDialog',
    }
  })
}

/** Dialogs that are about nothing beyond their title, or name each of several in their body. */
const WITHOUT_DESCRIPTION: Readonly<Record<string, string>> = {
  'messages.change': 'the password of the account that is signed in',
  'messages.title': 'the email or the password of the own account; the profile',
  'messages.doneTitle': 'the own account',
  'words.title': 'the own account',
  'messages.copyTitle(formats.weekday(weekday))': 'the weekday is in the title',
  'messages.addTitle': 'what it is about is chosen in it',
  'messages.once': 'what it is about is chosen in it',
  'messages.chooseDates': 'what it is about is chosen in it',
  'messages.keys': 'the page',
  'messages.add': 'the patient is typed in it',
  'messages.endTitle': 'names each patient',
  'messages.label': 'the list behind it',
  'day ? messages.ofDay(formats.day(day.date)) : messages.cancelSeveral': 'names each patient',
  'hasDate ? messages.offer : messages.ofDay(formats.day(selection.date))': 'names each patient',
}

it('every dialog says whose or what it is about, or has a title that says all', () => {
  const files = globSync('packages/{ui,portal}/src/**/*.tsx', { cwd: ROOT }).filter(
    (file) => !/\.(?:stories|test)\.tsx$/.test(file) && !COMPONENTS.some((name) => file.endsWith(`/${name}.tsx`)),
  )
  const dialogs = files.flatMap(dialogsIn)
  // The search itself works.
  expect(dialogs.length).toBeGreaterThan(20)
  const unclear = dialogs.filter(({ title, isDescribed }) => !isDescribed && !(title in WITHOUT_DESCRIPTION))
  expect(unclear.map(({ file, title }) => `${file}: ${title}`)).toEqual([])
})
