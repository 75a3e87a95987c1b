import type { FormFieldProps } from './FormField.tsx'

/** What every control with a label takes for its field. All other properties go to the control. */
export interface LabelledControlProps extends Pick<
  FormFieldProps,
  'label' | 'hint' | 'error' | 'isInvalid' | 'action' | 'required'
> {
  /** Id of the control. */
  id?: string | undefined
  /** Class of the whole field. */
  className?: string
}

/**
 * Returns the properties of the FormField around a control, those of the control, and its id: Fluent
 * writes one unless the property is there.
 */
export function splitFieldProps<Props extends LabelledControlProps>(props: Props) {
  const { label, hint, error, isInvalid, action, className, id, required, ...control } = props
  const frame = { label, hint, error, isInvalid, action, required, controlId: id, ...(className && { className }) }
  return { frame, control, id: id === undefined ? undefined : { id } }
}
