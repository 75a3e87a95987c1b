import {
  choicesMessages,
  MixedText,
  profileFieldsMessages,
  statesMessages,
  useMessages,
  viewProfileMessages,
} from '../../messages/internal.ts'
import { type ReactNode, useState, type ComponentProps } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { useViewProfileStyles } from './ViewProfile.styles.ts'
import { CheckmarkCircle16Filled } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { mergeClasses } from '@fluentui/react-components'
import type { Doctor } from '@nalam/sdk'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Kolam } from '../../components/Kolam/Kolam.tsx'
import { signInKolam } from '../../components/Kolam/signInKolam.ts'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { addressLines } from './addressLines.ts'
import { VerifyEmail, type EmailVerification, VerifyEmailDialog } from './VerifyEmail.tsx'

/** A card of labels and values under a heading. */
function FactsCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const styles = useViewProfileStyles()
  return (
    <Card as="section" aria-label={title}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {action}
      </div>
      <dl className={styles.facts}>{children}</dl>
    </Card>
  )
}

/** A label with its value; "Not provided" if there is none. */
function Fact({ label, children, aside }: { label: string; children?: ReactNode; aside?: ReactNode }) {
  const styles = useViewProfileStyles()
  const messages = useMessages(statesMessages)
  // One element even for mixed languages: its parts must not become separate layout items.
  const shown =
    typeof children === 'string' ? (
      <span>
        <MixedText text={children} />
      </span>
    ) : (
      children
    )
  const isEmpty = children === '' || children === null || children === undefined || children === false
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {isEmpty ? <span className={styles.missing}>{messages.notFilled}</span> : shown}
        {!isEmpty && aside}
      </dd>
    </div>
  )
}

export interface ViewProfileProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The signed-in doctor. */
  doctor: Doctor
  /** URL of the profile image. */
  imageSrc?: string | undefined
  editHref: string
  /** Left out where the server has none: then Verify is a sample (decision D17). */
  emailVerification?: EmailVerification | undefined
}

/** The doctor's profile as others may see it (PROF-01). */
export function ViewProfile({ doctor, imageSrc, editHref, emailVerification, ...rest }: ViewProfileProps) {
  const styles = useViewProfileStyles()
  const fields = useMessages(profileFieldsMessages)
  const messages = useMessages(viewProfileMessages)
  const { qualifications, spokenLanguages } = useMessages(choicesMessages)
  // Values that a platform added to the lists are shown as received.
  const qualificationNames: Readonly<Record<string, string | undefined>> = qualifications
  const languageNames: Readonly<Record<string, string | undefined>> = spokenLanguages
  const [isVerifying, setVerifying] = useState(false)
  const verified = (
    <span className={styles.verified}>
      <CheckmarkCircle16Filled aria-hidden />
      {messages.verified}
    </span>
  )
  let emailState = <TextLink onClick={() => setVerifying(true)}>{messages.verify}</TextLink>
  if (emailVerification)
    emailState = doctor.emailVerified ? verified : <VerifyEmail email={doctor.email} {...emailVerification} />
  const { availableTime: time } = doctor
  const lines = addressLines(doctor.address)
  return (
    <article {...rest}>
      <div className={styles.cover}>
        <Kolam
          drawing={signInKolam}
          ground="picture"
          preserveAspectRatio="xMaxYMid slice"
          className={styles.coverKolam}
        />
      </div>
      <div className={styles.head}>
        <Avatar name={doctor.name} src={imageSrc} size="large" className={styles.avatar} />
        <h1 className={styles.name}>
          <MixedText text={doctor.name} />
        </h1>
      </div>
      <div className={styles.cards}>
        <FactsCard title={messages.personal} action={<Button href={editHref}>{messages.edit}</Button>}>
          <Fact label={fields.name}>{doctor.clinicName}</Fact>
          <Fact label={fields.mobile} aside={verified}>
            {doctor.mobileNumber && <PhoneNumber phone={doctor.mobileNumber} />}
          </Fact>
          <Fact label={fields.email} aside={emailState}>
            {doctor.email && <span className={styles.breakable}>{doctor.email}</span>}
          </Fact>
          <Fact label={fields.about}>
            {doctor.about && (
              <span className={styles.prose}>
                <MixedText text={doctor.about} />
              </span>
            )}
          </Fact>
        </FactsCard>
        <FactsCard title={messages.official}>
          <Fact label={fields.clinicName}>{doctor.clinicName}</Fact>
          <Fact label={fields.qualification} aside={verified}>
            {qualificationNames[doctor.qualification] ?? doctor.qualification}
          </Fact>
          <Fact label={fields.speciality}>{doctor.speciality?.name}</Fact>
          <Fact label={fields.experience}>{doctor.experience && messages.years(doctor.experience)}</Fact>
          <Fact label={fields.languages}>
            {doctor.languages.length > 0 && (
              <ul className={styles.badges}>
                {doctor.languages.map((language) => (
                  <li key={language} className={styles.badge}>
                    {languageNames[language] ?? language}
                  </li>
                ))}
              </ul>
            )}
          </Fact>
          <Fact label={fields.availableTime}>{time && messages.timeRange(time.from, time.to)}</Fact>
        </FactsCard>
        <FactsCard title={messages.address}>
          <Fact label={fields.address}>
            {lines.length > 0 &&
              lines.map((line) => (
                <span key={line} className={mergeClasses(styles.line, styles.breakable)}>
                  <MixedText text={line} />
                </span>
              ))}
          </Fact>
          <Fact label={messages.pinCode}>{doctor.pincode}</Fact>
          <Fact label={fields.locality}>{doctor.locality?.name}</Fact>
          <Fact label={fields.landmark}>{doctor.landmark}</Fact>
          <Fact label={fields.city}>{doctor.city?.name}</Fact>
          <Fact label={fields.state}>{doctor.state}</Fact>
          <Fact label={fields.country}>{doctor.country}</Fact>
        </FactsCard>
      </div>
      {isVerifying && <VerifyEmailDialog onClose={() => setVerifying(false)} />}
    </article>
  )
}
