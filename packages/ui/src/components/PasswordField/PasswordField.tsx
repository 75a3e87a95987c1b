import { layout, nalamTokens, visuallyHidden } from '../../theme/internal.ts'
import { passwordFieldMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark16Filled } from '@fluentui/react-icons/headless/svg/checkmark'
import { Info16Regular } from '@fluentui/react-icons/headless/svg/info'
import { Circle16Regular } from '@fluentui/react-icons/headless/svg/circle'
import { Eye20Regular } from '@fluentui/react-icons/headless/svg/eye'
import { EyeOff20Regular } from '@fluentui/react-icons/headless/svg/eye-off'
import { PASSWORD_RULE_ORDER, unmetPasswordRules } from '@nalam/sdk/validation'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

const usePasswordFieldStyles = makeStyles({
  toggle: {
    ...layout.center,
    width: '32px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: 'transparent',
    color: nalamTokens.ink2,
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tint, color: nalamTokens.brandInk },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  list: {
    ...layout.wrap,
    columnGap: '16px',
    rowGap: '2px',
    marginBlock: '2px 12px',
    marginInline: 0,
    padding: 0,
    listStyleType: 'none',
  },
  rule: { ...layout.row, columnGap: '6px' },
  met: { color: nalamTokens.confirmedInk },
  spokenOnly: visuallyHidden,
})

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'contentBefore' | 'contentAfter' | 'filter' | 'hint'
> {
  /** Shows the rules for a new password below the field, each ticked as soon as it is met. */
  hasRules?: boolean
}

/** A password field with a button to show and hide the password. */
export function PasswordField({ hasRules = false, onValueChange, ...rest }: PasswordFieldProps) {
  const styles = usePasswordFieldStyles()
  const messages = useMessages(passwordFieldMessages)
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState(rest.value ?? rest.defaultValue ?? '')
  const password = rest.value ?? typed
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={isShown ? 'text' : 'password'}
      hint={hasRules ? <PasswordRules password={password} /> : undefined}
      onValueChange={(value) => {
        setTyped(value)
        onValueChange?.(value)
      }}
      contentAfter={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? messages.hide : messages.show}
          // Keeps the caret in the field, so that no blur event reports errors.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff20Regular aria-hidden /> : <Eye20Regular aria-hidden />}
        </button>
      }
    />
  )
}

function PasswordRules({ password }: { password: string }) {
  const styles = usePasswordFieldStyles()
  const messages = useMessages(passwordFieldMessages)
  const unmet = unmetPasswordRules(password)
  return (
    <>
      {messages.rulesTitle}
      <ul className={styles.list}>
        {PASSWORD_RULE_ORDER.map((rule) => {
          const isMet = !unmet.includes(rule)
          return (
            <li key={rule} className={mergeClasses(styles.rule, isMet && styles.met)} data-met={isMet}>
              {isMet ? <Checkmark16Filled aria-hidden /> : <Circle16Regular aria-hidden />}
              <span>
                {messages.rules[rule]}
                {isMet && <span className={styles.spokenOnly}> {messages.met}</span>}
              </span>
            </li>
          )
        })}
        <li className={styles.rule}>
          <Info16Regular aria-hidden />
          <span>{messages.guessable}</span>
        </li>
      </ul>
    </>
  )
}
