import { useController, type ControllerRenderProps, type FieldValues, type Path } from 'react-hook-form'
import type { ActionForm } from './useActionForm.ts'

type Field<Values extends FieldValues, Name extends Path<Values>> = ControllerRenderProps<Values, Name>

/** Returns the props that connect a field with `onValueChange` to a form, with its error. */
export function useValueField<Values extends FieldValues, Name extends Path<Values>>(
  { form, error }: Pick<ActionForm<Values>, 'form' | 'error'>,
  name: Name,
): Omit<Field<Values, Name>, 'onChange'> & {
  onValueChange: Field<Values, Name>['onChange']
  error: string | undefined
} {
  const { onChange, ...field } = useController({ control: form.control, name }).field
  return { ...field, onValueChange: onChange, error: error(name) }
}
