import { TextField, type TextFieldProps } from '../components/TextField/TextField.tsx'

/** The field for the e-mail of an account. */
export function EmailField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField autoComplete="username" {...props} required type="email" spellCheck={false} autoCapitalize="none" />
}
