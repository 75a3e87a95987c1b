import { mergeClasses } from '@griffel/react'
import type { ComponentProps } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { usePhoneNumberStyles } from './PhoneNumber.styles.ts'

export interface PhoneNumberProps extends ComponentProps<'span'> {
  /** The number as sent. */
  phone: string
}

/** A phone number as `formatPhone` writes it (SDK-05); the +91 is set off by style only, so that copying gives `+9198765-43210`. */
export function PhoneNumber({ phone, className, ...rest }: PhoneNumberProps) {
  const styles = usePhoneNumberStyles()
  const shown = useFormats().phone(phone)
  const prefixed = shown.startsWith('+91')
  return (
    <span {...rest} className={mergeClasses(styles.root, className)}>
      {prefixed && <span className={styles.prefix}>+91</span>}
      {prefixed ? shown.slice(3) : shown}
    </span>
  )
}
