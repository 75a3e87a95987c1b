import { nalamTokens } from '../../theme/internal.ts'
import { useFormats } from '../../messages/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ComponentProps } from 'react'

const usePhoneNumberStyles = makeStyles({
  root: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  prefix: { color: nalamTokens.ink3, marginInlineEnd: '3px' },
})

export interface PhoneNumberProps extends ComponentProps<'span'> {
  /** The number as received from the server. */
  phone: string
}

/**
 * A phone number as `formatPhone` formats it (SDK-05). Only CSS separates the +91, so that copying
 * gives `+9198765-43210`.
 */
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
