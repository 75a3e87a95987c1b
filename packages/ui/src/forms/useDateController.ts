import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import type { DateFieldProps } from '../components/DateField/DateField.tsx'

/** Returns the props that connect a `DateField` to a field of a form, without its error. */
export function useDateController<Values extends FieldValues>(
  control: Control<Values, unknown, Values>,
  name: FieldPathByValue<Values, string>,
): Pick<DateFieldProps, 'name' | 'value' | 'onValueChange' | 'onBlur' | 'ref' | 'disabled'> {
  const { onChange, value, ref, onBlur, ...field } = useController({ control, name }).field
  return { ...field, value, ref, onBlur, onValueChange: onChange }
}
