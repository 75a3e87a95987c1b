import { filterMobileNumber } from '@nalam/sdk/validation'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'filter' | 'contentBefore' | 'contentAfter'>

/** The specified prefix; the same in every language. */
const PREFIX = '+91'

/**
 * A field for an Indian mobile number: digits only, at most ten, with the prefix shown before them.
 * The prefix of a typed or pasted number is removed. A pasted text that is no such number stays,
 * and the form's rule refuses it.
 */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="tel-national"
      {...props}
      type="tel"
      filter={filterMobileNumber}
      contentBefore={PREFIX}
    />
  )
}
