import { filterDoctorName } from '@nalam/sdk/validation'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type DoctorNameFieldProps = Omit<TextFieldProps, 'type' | 'filter'>

/**
 * A field for a doctor's name in any script: letters, their marks, and spaces; other characters are
 * removed, also on paste.
 */
export function DoctorNameField(props: DoctorNameFieldProps) {
  return <TextField autoComplete="name" {...props} type="text" filter={filterDoctorName} />
}
