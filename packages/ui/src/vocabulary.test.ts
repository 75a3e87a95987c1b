// Rules for the property names of all components and screens.
//
// A boolean property begins with `is`, `has`, `can` or `should`. Two kinds of names stay as React
// and the browser have them: attributes of the DOM (`open`, `required`, `disabled`, `multiple`;
// `keepalive` of a request in the SDK), and `default…` for the first value of an uncontrolled
// property (`isAllSelected`, `defaultAllSelected`, `onAllSelectedChange`).
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

/** The name to use for a property, by the names that must not be used. */
const ONE_NAME: Readonly<Record<string, string>> = {
  busy: 'isPending',
  isBusy: 'isPending',
  isWorking: 'isPending',
  working: 'isPending',
  retrying: 'isRefreshing',
  isRetrying: 'isRefreshing',
  isReloading: 'isRefreshing',
  isValidating: 'isRefreshing',
  exporting: 'isExportPending',
  isExporting: 'isExportPending',
  isPublishing: 'isPublishPending',
  workingIds: 'pendingIds',
  workingText: 'pendingText',
  failure: 'error',
  failureMessage: 'error',
  errorMessage: 'error',
  source: 'src',
  imageSource: 'imageSrc',
  avatarSource: 'avatarSrc',
  path: 'href',
  paths: 'hrefs',
  homePath: 'homeHref',
  inputRef: 'ref',
  activeBusy: 'isActivePending',
  onCancel: 'onClose',
  onNo: 'onClose',
  onStay: 'onClose',
  onDismiss: 'onClose',
  onYes: 'onConfirm',
  onLeave: 'onConfirm',
  onOk: 'onConfirm',
  onTryAgain: 'onRetry',
  onPress: 'onClick',
  url: 'href',
}

const BOOLEAN_NAME = /^(?:is|has|can|should|default)[A-Z]|^(?:open|required|disabled|multiple)$/

const source = dirname(fileURLToPath(import.meta.url))

/** Returns the property names of the exported `…Props` interfaces and types of a file. */
function propsIn(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  const blocks = text.matchAll(/export (?:interface|type) \w+Props\b[^{]*\{([\s\S]*?)\n\}/g)
  return [...blocks].flatMap(([, body = '']) => Array.from(body.matchAll(/^ {2}(\w+)\??:/gm), ([, name = '']) => name))
}

/** Returns the names of all boolean properties that the interfaces and types of a file declare. */
function booleansIn(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8')
  return Array.from(text.matchAll(/^ +(?:readonly )?(\w+)\??: boolean(?: \| undefined)?$/gm), ([, name = '']) => name)
}

const files = globSync('{components,forms,screens}/*/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(?:stories|test)\.tsx?$/.test(file),
)

it('finds the properties of every part', () => {
  expect(files.filter((file) => propsIn(file).length > 0).length).toBeGreaterThan(50)
})

it('one word for one thing: a part names its properties as every other part does', () => {
  const strange = files.flatMap((file) =>
    propsIn(file)
      .filter((name) => Object.hasOwn(ONE_NAME, name))
      .map((name) => `${file}: ${name} is called ${ONE_NAME[name]}`),
  )
  expect(strange).toEqual([])
})

it('a boolean property asks a question: is, has, can or should', () => {
  const booleans = files.flatMap((file) => booleansIn(file).map((name) => ({ file, name })))
  expect(booleans.length).toBeGreaterThan(50)
  expect(booleans.filter(({ name }) => !BOOLEAN_NAME.test(name))).toEqual([])
})
