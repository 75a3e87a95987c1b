// Rules for the types of all exported components; `pnpm typecheck` checks them.
// parts.browser.test.tsx checks that the attributes reach the elements.
import { describe, expectTypeOf, it } from 'vitest'
import type { Exports, Part } from './fixtures/partNames.ts'

type PropsOf<Name extends Part> = Exports[Name] extends (props: infer Props) => unknown ? Props : never

/** Components without this property. */
type Lacking<Prop extends string> = { [Name in Part]: Prop extends keyof PropsOf<Name> ? never : Name }[Part]

/** One name has one meaning: the required type of a property in every component that has it. */
interface Vocabulary {
  isPending: boolean
  isRefreshing: boolean
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

/** Names with the same meaning that a component must not use. */
type Forbidden =
  | `${'is' | ''}${'Busy' | 'Working' | 'Retrying' | 'Reloading' | 'Validating'}`
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
  | 'onPress'
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
