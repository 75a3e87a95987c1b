import type { Language } from '../../messages/internal.ts'
import { Button } from '@fluentui/react-components'
import { doctorName, patientTime, type PatientOffer as Offer } from '@nalam/sdk'
import { useId, useState, type ComponentType, type ReactNode } from 'react'
import { useLazyPart } from '../../components/useLazyPart.ts'
import { Failed, inLines, Loading, momentOf, PatientFrame, Title, type PatientPageProps } from './PatientFrame.tsx'
import { usePatientOfferStyles } from './PatientOffer.styles.ts'
import type { PatientTexts } from './texts/en.ts'
import type { WishFormProps } from './WishForm.tsx'

/**
 * `taken`: another patient has the time. `changed`: the offer itself has changed, and the host shows
 * the newer one. Without a reason the answer was not sent.
 */
export type AnswerResult = { ok: true } | { ok: false; reason?: 'taken' | 'changed' | undefined }

export interface PatientOfferProps extends PatientPageProps {
  /** The offer of the link (`api.patient.offer`); undefined while it loads, or if that failed. */
  offer: Offer | undefined
  /** Sends the answer (`api.patient.answer`): the `slotId` of a time, or `none`. */
  onAnswer: (choice: string, wish?: string) => Promise<AnswerResult>
}

interface PartProps {
  texts: PatientTexts
  language: Language
  offer: Offer
}

// Few patients write a wish: the page is shown before its form is fetched (P9).
const fetchWishForm = () => import('./WishForm.tsx').then(({ WishForm }) => WishForm)

/** The page on which a patient answers an offer of other times (OFFER-02). It needs no provider. */
export function PatientOffer(props: PatientOfferProps) {
  const { offer } = props
  return (
    <PatientFrame {...props} clinic={offer} hasOwnAddress={offer?.state === 'chosen'}>
      {(texts) => <Content {...props} texts={texts} />}
    </PatientFrame>
  )
}

function Content({ offer, problem, onRetry, onAnswer, language, texts }: PatientOfferProps & { texts: PatientTexts }) {
  const styles = usePatientOfferStyles()
  const [isChanging, setChanging] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<'taken' | 'changed' | 'notSent'>()
  const { Part: WishForm } = useLazyPart<WishFormProps>(fetchWishForm, offer !== undefined)
  if (problem === 'wrong') return <Ended state="wrong" texts={texts} />
  if (problem === 'failed') return <Failed title={texts.failedTitle} texts={texts} onRetry={onRetry} />
  if (offer === undefined) return <Loading />
  const { state } = offer
  const part = { offer, language, texts }
  const answer = async (choice: string, wish?: string) => {
    if (isSending) return
    setSending(true)
    setRefused(undefined)
    const result = await onAnswer(choice, wish)
    setSending(false)
    // A refused answer is never shown as done: the newer state says why beside it.
    if (result.ok || result.reason === 'changed') setChanging(false)
    if (!result.ok) setRefused(result.reason ?? 'notSent')
  }
  const said = refused !== undefined && (
    <p role="alert" className={styles.problem}>
      {texts[refused]}
    </p>
  )
  const change = offer.canAnswer && (state === 'chosen' || offer.times.length > 0) ? () => setChanging(true) : undefined
  if (state === 'open' || (isChanging && offer.canAnswer))
    return (
      <Choice
        {...part}
        isSending={isSending}
        said={said}
        onAnswer={(choice) => void answer(choice)}
        onKeep={state === 'open' ? undefined : () => setChanging(false)}
      />
    )
  if (state === 'chosen') return <Chosen {...part} said={said} onChange={change} />
  if (state === 'none')
    return (
      <None
        {...part}
        WishForm={WishForm}
        isSending={isSending}
        said={said}
        onWish={(wish) => void answer('none', wish)}
        onChange={change}
      />
    )
  return <Ended state={state} texts={texts} said={said} offer={offer} language={language} />
}

interface ChosenProps extends PartProps {
  said: ReactNode
  onChange: (() => void) | undefined
}

interface ChoiceProps extends PartProps {
  isSending: boolean
  said: ReactNode
  onAnswer: (choice: string) => void
  onKeep: (() => void) | undefined
}

function Choice({ offer, language, texts, isSending, said, onAnswer, onKeep }: ChoiceProps) {
  const styles = usePatientOfferStyles()
  const isChange = offer.state !== 'open'
  const until = isChange ? offer.changeUntil : offer.expiresAt
  return (
    <>
      <Title>{isChange ? texts.changeTitle : texts.chooseTitle}</Title>
      <p className={styles.text}>
        {isChange
          ? texts.changeText(patientTime(offer, language))
          : texts.chooseText(offer.patientName, patientTime(offer, language))}
      </p>
      {offer.note !== undefined && (
        <blockquote className={styles.note}>
          <span className={styles.noteFrom}>{texts.writes(doctorName(offer.doctorName, language))}</span>
          {offer.note}
        </blockquote>
      )}
      {said}
      <ul className={styles.times}>
        {offer.times.map(({ slotId, ...at }) => {
          const { day, time } = patientTime(at, language)
          return (
            <li key={slotId}>
              <Button className={styles.time} disabledFocusable={isSending} onClick={() => onAnswer(slotId)}>
                <span>
                  <span className={styles.day}>{day}</span>
                  <span className={styles.clock}>{texts.at(time)}</span>
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
      {offer.state !== 'none' && (
        <Button className={styles.wide} disabledFocusable={isSending} onClick={() => onAnswer('none')}>
          {texts.none}
        </Button>
      )}
      {onKeep && (
        <Button appearance="transparent" className={styles.wide} onClick={onKeep}>
          {texts.keep}
        </Button>
      )}
      <p role="status" className={styles.hint}>
        {isSending ? texts.sending : until !== undefined && texts.answerUntil(momentOf(until, language))}
      </p>
    </>
  )
}

function Chosen({ offer, language, texts, said, onChange }: ChosenProps) {
  const styles = usePatientOfferStyles()
  const { day, time } = patientTime(offer, language)
  return (
    <>
      <Title className={styles.confirmed}>{texts.chosenTitle(offer.patientName)}</Title>
      {said}
      <div className={styles.card}>
        <div className={styles.quiet}>{texts.newTime}</div>
        <p className={styles.newTime}>{texts.at(time)}</p>
        <p className={styles.newDay}>{day}</p>
        {offer.bookingNumber !== undefined && <p className={styles.hint}>{texts.booking(offer.bookingNumber)}</p>}
        {offer.address !== undefined && (
          <p className={styles.address}>{inLines(offer.clinicName, inLines(offer.address, offer.landmark))}</p>
        )}
      </div>
      <ChangeAnswer offer={offer} language={language} texts={texts} onChange={onChange} />
    </>
  )
}

function ChangeAnswer({ offer, language, texts, onChange }: PartProps & { onChange: (() => void) | undefined }) {
  const styles = usePatientOfferStyles()
  if (!onChange) return null
  return (
    <>
      <Button className={styles.wide} onClick={onChange}>
        {texts.change}
      </Button>
      {offer.changeUntil !== undefined && (
        <p className={styles.hint}>{texts.changeUntil(momentOf(offer.changeUntil, language))}</p>
      )}
    </>
  )
}

interface NoneProps extends PartProps {
  WishForm: ComponentType<WishFormProps> | undefined
  isSending: boolean
  said: ReactNode
  onWish: (wish: string) => void
  onChange: (() => void) | undefined
}

function None({ WishForm, offer, language, texts, isSending, said, onWish, onChange }: NoneProps) {
  const styles = usePatientOfferStyles()
  return (
    <>
      <Title>{texts.noneTitle}</Title>
      <p className={styles.text}>{texts.noneText(offer.patientName)}</p>
      {offer.wish === undefined ? (
        WishForm ? (
          <WishForm texts={texts} isSending={isSending} said={said} onWish={onWish} />
        ) : (
          <>
            <div className={styles.wishSkeleton} aria-hidden />
            {said}
          </>
        )
      ) : (
        <blockquote className={styles.note}>
          <span className={styles.noteFrom}>{texts.wishSent}</span>
          {offer.wish}
        </blockquote>
      )}
      <ChangeAnswer offer={offer} language={language} texts={texts} onChange={onChange} />
    </>
  )
}

type EndedProps =
  | { state: 'wrong'; texts: PatientTexts }
  | (PartProps & { state: 'expired' | 'withdrawn' | 'settled'; said: ReactNode })

/** What the patient can do now. */
function todosOf(props: EndedProps): ReadonlyArray<keyof PatientTexts['todos']> {
  if (props.state === 'wrong') return ['check', 'urgent']
  if (props.state === 'settled') return ['bookAgain', 'urgent']
  if (props.offer.oldTime === 'confirmed') return ['come', 'urgent']
  if (props.offer.oldTime === 'none') return ['bookAgain', 'urgent']
  return props.state === 'expired' ? ['wait', 'bookAgain', 'urgent'] : ['urgent']
}

/** What happened to the link, what is so for the old time, and what to do now. */
export function Ended(props: EndedProps) {
  const { state, texts } = props
  const styles = usePatientOfferStyles()
  const id = useId()
  return (
    <>
      <Title>{texts.endedTitle}</Title>
      {state !== 'wrong' && props.said}
      <p className={styles.text}>
        {state === 'expired'
          ? texts.ended.expired(momentOf(props.offer.expiresAt, props.language))
          : texts.ended[state]()}
      </p>
      {state !== 'wrong' && props.offer.oldTime !== undefined && (
        <p className={styles.oldTime}>{texts.oldTime[props.offer.oldTime](patientTime(props.offer, props.language))}</p>
      )}
      <h2 id={id} className={styles.heading}>
        {texts.todo}
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {todosOf(props).map((todo) => (
          <li key={todo}>{texts.todos[todo]}</li>
        ))}
      </ul>
    </>
  )
}
