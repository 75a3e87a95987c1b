// Every form is connected by useActionForm: react-hook-form with a schema of @nalam/sdk/validation
// through @hookform/resolvers. A form that does something else fails here.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SOURCE = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }))

const filesWith = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const FORM = /<(?:form|FormDialog|RecoveryDialog)\b/
/** The dialogs with a form, which show what their users connect. */
const DIALOGS = new Set(['forms/FormDialog.tsx', 'screens/Login/RecoveryDialog.tsx'])

describe('[STACK-03] every form', () => {
  it('is connected by useActionForm with a schema of the SDK', () => {
    const forms = files.filter(({ file, text }) => FORM.test(text) && !DIALOGS.has(file))
    expect(forms.length).toBeGreaterThan(12)
    // The two forms of a code share what connects them.
    const code = files.find(({ file }) => file === 'forms/CodeVerification/codeParts.tsx')?.text ?? ''
    const parts = forms.map(({ file, text }) => ({ file, text: /\buseCodeForm\(/.test(text) ? code : text }))
    const others = parts.filter(
      ({ text }) =>
        !/use(?:Action|Dialog)Form<\s*\w+(?:,\s+[\w<>| ']+)?\s*>\(\{\s+schema(?:,|: (?:\(texts\) => )?\w+Schema\b)/.test(
          text.replaceAll(/ActionResult<[^>]*>/g, 'ActionResult'),
        ) || !/\w+Schema\b[^']* from '@nalam\/sdk\/validation'/.test(text),
    )
    expect(others.map(({ file }) => file)).toEqual([])
  })

  it('submits by what useActionForm returns', () => {
    const handlers = files.flatMap(({ text }) => [...text.matchAll(/<form\b[^>]*?onSubmit=\{([^}]*)\}/g)])
    expect(handlers.length).toBeGreaterThan(8)
    expect(new Set(handlers.map(([, handler]) => handler))).toEqual(new Set(['submit']))
    expect(files.flatMap(({ text }) => text.match(/<form\b/g) ?? [])).toHaveLength(handlers.length)
  })

  it('has its resolver from @hookform/resolvers, in one place', () => {
    expect(filesWith(/\buseForm\b/)).toEqual(['forms/useActionForm.ts'])
    expect(filesWith(/from '@hookform\/resolvers/)).toEqual(['forms/useActionForm.ts'])
    expect(filesWith(/resolver: /)).toEqual(['forms/useActionForm.ts'])
  })
})
