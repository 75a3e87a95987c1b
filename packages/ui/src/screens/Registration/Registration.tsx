import { layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import {
  fieldsMessages,
  formsMessages,
  pagesMessages,
  registrationMessages,
  useMessages,
} from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { registrationSchema } from '@nalam/sdk/validation'
import type { ConfirmationValues, LoginValues, RegistrationValues } from '@nalam/sdk/validation'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { CodeVerification } from '../../forms/CodeVerification/CodeVerification.tsx'
import { DoctorNameField } from '../../components/DoctorNameField/DoctorNameField.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { SignInLayout, type SignInLayoutProps } from '../../components/SignInLayout/SignInLayout.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { ActionResult } from '../../forms/ActionResult.ts'
import { useActionForm } from '../../forms/useActionForm.ts'
import type { TitleChange } from '../../forms/useStepTitle.ts'

const useRegistrationStyles = makeStyles({
  title: {
    ...textSizes.pageTitle,
    // The heading takes the focus after a navigation; it is not a control.
    ':focus': { outline: 'none' },
  },
  welcome: { marginBlock: '2px 18px', color: nalamTokens.ink3 },
  form: layout.column,
  signIn: { marginBlock: '22px 0', color: nalamTokens.ink2 },
  note: { marginBlock: '0 12px', fontSize: '0.8125rem', lineHeight: '1.125rem', color: nalamTokens.ink3 },
})

type RegistrationResult = ActionResult<keyof RegistrationValues>

export interface RegistrationProps extends Omit<SignInLayoutProps, 'children'> {
  onRegister: (registration: RegistrationValues) => Promise<RegistrationResult>
  /** Verifies the code. After a success the host goes to the sign-in page. */
  onVerify: (confirmation: ConfirmationValues) => Promise<ActionResult<'confirmationCode'>>
  /** Sends the code again by repeating the login with the entered credentials (decision D12). */
  onResend: (credentials: LoginValues) => Promise<ActionResult>
  signInHref: string
  /** Domains that may register; replaces the SDK's list (decision D2). */
  allowedDomains?: readonly string[] | undefined
  /** Called with the title of the code view, and with undefined on the return to the form. */
  onTitleChange?: TitleChange
}

/** The registration form, followed by the code view (AUTH-08). */
export function Registration({
  onRegister,
  onVerify,
  onResend,
  signInHref,
  allowedDomains,
  onTitleChange,
  ...rest
}: RegistrationProps) {
  const styles = useRegistrationStyles()
  const registration = useMessages(registrationMessages)
  const forms = useMessages(formsMessages)
  const pages = useMessages(pagesMessages)
  const fields = useMessages(fieldsMessages)
  const [registered, setRegistered] = useState<RegistrationValues>()
  const { field, submit, isPending } = useActionForm<RegistrationValues, RegistrationResult>({
    schema: (texts) => registrationSchema({ ...texts, allowedDomains }),
    defaultValues: { doctor_name: '', email: '', mobile_number: '', password: '' },
    onSubmit: onRegister,
    onResult: (result, values) => {
      if (result.ok) setRegistered(values)
    },
  })

  if (registered) {
    const { email, password } = registered
    return (
      <SignInLayout {...rest}>
        <CodeVerification
          email={email}
          onVerify={(confirmationCode) => onVerify({ email, confirmationCode })}
          onResend={() => onResend({ email, password })}
          backText={registration.startAgain}
          onBack={() => setRegistered(undefined)}
          onTitleChange={onTitleChange}
        />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout {...rest}>
      <h1 className={styles.title}>{pages.registration}</h1>
      <p className={styles.welcome}>{pages.registrationWelcome}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <p className={styles.note}>{forms.requiredNote}</p>
        <DoctorNameField {...field('doctor_name')} required label={fields.doctorName} />
        <EmailField {...field('email')} label={fields.email} />
        <PhoneField {...field('mobile_number')} required label={fields.mobileNumber} />
        <PasswordField {...field('password')} required label={fields.password} autoComplete="new-password" hasRules />
        <Button type="submit" isWide isPending={isPending} pendingText={registration.submitting}>
          {registration.submit}
        </Button>
      </form>
      <p className={styles.signIn}>
        {registration.alreadyRegistered} <TextLink href={signInHref}>{registration.signIn}</TextLink>
      </p>
    </SignInLayout>
  )
}
