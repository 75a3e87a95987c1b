import { filterMobileNumber } from '@nalam/sdk/validation'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'filter' | 'contentBefore' | 'contentAfter'>

/** The specified prefix; a number in every language. */
const PREFIX = '+91'

/** An Indian mobile number: digits only, at most ten, the prefix shown before them. A pasted number loses its own prefix. */
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
