// What the types of every exported part have in common; `pnpm typecheck` compares them. That the attributes arrive is tried in
// parts.browser.test.tsx.
import { describe, expectTypeOf, it } from 'vitest'
import type { Exports, Part } from './fixtures/partNames.ts'

type PropsOf<Name extends Part> = Exports[Name] extends (props: infer Props) => unknown ? Props : never

/** Parts whose properties do not include this one. */
type Lacking<Prop extends string> = { [Name in Part]: Prop extends keyof PropsOf<Name> ? never : Name }[Part]

/** One name means one thing: what a property has to be wherever a part has it. */
interface Vocabulary {
  isPending: boolean
  error: string
  onRetry: () => void
  href: string
  src: string
  onClose: () => void
  onConfirm: () => void
}
type Differing = {
  [Name in Part]: {
    [Prop in keyof Vocabulary & keyof PropsOf<Name>]: Exclude<PropsOf<Name>[Prop], undefined> extends Vocabulary[Prop]
      ? never
      : `${Name}.${Prop}`
  }[keyof Vocabulary & keyof PropsOf<Name>]
}[Part]

/** Words for the same things that a part must not use. */
type Forbidden =
  | `${'is' | ''}${'Busy' | 'Working' | 'Retrying'}`
  | 'busy'
  | 'failure'
  | 'failureMessage'
  | 'errorMessage'
  | 'source'
  | 'url'
  | 'inputRef'
  | 'onNo'
  | 'onYes'
  | 'onDismiss'
  | 'onTryAgain'
type Strange = { [Name in Part]: `${Name}.${Extract<keyof PropsOf<Name>, Forbidden>}` }[Part]

describe('every exported part', () => {
  it('takes ref, className and the other attributes of an element', () => {
    expectTypeOf<Lacking<'ref'>>().toBeNever()
    expectTypeOf<Lacking<'className'>>().toBeNever()
    expectTypeOf<Lacking<'id'>>().toBeNever()
    expectTypeOf<Lacking<'aria-describedby'>>().toBeNever()
    expectTypeOf<Lacking<'onPointerEnter'>>().toBeNever()
  })

  it('names and shapes its properties as every other part does', () => {
    expectTypeOf<Differing>().toBeNever()
    expectTypeOf<Strange>().toBeNever()
  })

  it('a field has what every other field has', () => {
    type Field = 'TextField' | 'TextAreaField' | 'SelectField' | 'OneTimeCodeField' | 'PasswordField' | 'PhoneField'
    type FieldLacking<Prop extends string> = { [Name in Field]: Prop extends keyof PropsOf<Name> ? never : Name }[Field]
    expectTypeOf<
      FieldLacking<'label' | 'error' | 'isInvalid' | 'required' | 'disabled' | 'onValueChange' | 'onBlur'>
    >().toBeNever()
    type Group = 'ChoiceChips' | 'DayToggles' | 'HoursRange'
    type GroupLacking<Prop extends string> = { [Name in Group]: Prop extends keyof PropsOf<Name> ? never : Name }[Group]
    expectTypeOf<GroupLacking<'label' | 'hint' | 'required' | 'value' | 'defaultValue' | 'onValueChange'>>().toBeNever()
  })
})
