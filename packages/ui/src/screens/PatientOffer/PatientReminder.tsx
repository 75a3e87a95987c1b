import type { Language } from '../../messages/internal.ts'
import { Button, mergeClasses } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/headless/svg/checkmark'
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss'
import {
  addDays,
  clinicToday,
  doctorName,
  patientTime,
  toWireDate,
  type PatientAppointment,
  type PatientTurn,
} from '@nalam/sdk'
import { useState, type ReactNode } from 'react'
import { Failed, inLines, Loading, momentOf, PatientFrame, Title, type PatientPageProps } from './PatientFrame.tsx'
import { Ended, type AnswerResult } from './PatientOffer.tsx'
import { usePatientOfferStyles } from './PatientOffer.styles.ts'
import type { PatientTexts } from './texts/en.ts'

export interface PatientReminderProps extends PatientPageProps {
  /** The appointment of the link (`api.patient.appointment`); undefined while it loads, or if that failed. */
  appointment: PatientAppointment | undefined
  /** When the appointment was read: the page says "today" and "tomorrow", and how new a turn is. */
  now: Date
  /** Sends the answer (`api.patient.answerReminder`). */
  onAnswer: (answer: 'comes' | 'cannot') => Promise<AnswerResult>
}

/** The page on which a patient answers a reminder (MSG-06). It needs no provider. */
export function PatientReminder(props: PatientReminderProps) {
  const { appointment } = props
  return (
    <PatientFrame
      {...props}
      clinic={appointment}
      hasOwnAddress={appointment?.state === 'comes' && appointment.turn === undefined}
    >
      {(texts) => <Content {...props} texts={texts} />}
    </PatientFrame>
  )
}

type ContentProps = PatientReminderProps & { texts: PatientTexts }

function Content({ appointment, now, problem, onRetry, onAnswer, language, texts }: ContentProps) {
  const styles = usePatientOfferStyles()
  const [isChanging, setChanging] = useState(false)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<'taken' | 'changed' | 'notSent'>()
  const words = texts.reminder
  if (problem === 'wrong') return <Ended state="wrong" texts={texts} />
  if (problem === 'failed') return <Failed title={words.failedTitle} texts={texts} onRetry={onRetry} />
  if (appointment === undefined) return <Loading />
  const answer = async (choice: 'comes' | 'cannot') => {
    if (isSending) return
    setSending(true)
    setRefused(undefined)
    const result = await onAnswer(choice)
    setSending(false)
    if (result.ok || result.reason !== undefined) setChanging(false)
    if (!result.ok) setRefused(result.reason ?? 'notSent')
  }
  const said = refused !== undefined && (
    <p role="alert" className={styles.problem}>
      {refused === 'taken' ? words.taken : texts[refused]}
    </p>
  )
  const part = {
    appointment,
    now,
    language,
    texts,
    said,
    isSending,
    onAnswer: (choice: 'comes' | 'cannot') => void answer(choice),
  }
  const { state, canAnswer, turn } = appointment
  if (turn) return <Turn {...part} turn={turn} />
  if (canAnswer && (state === 'open' || isChanging)) return <Question {...part} />
  if (state === 'comes') return <Comes {...part} onChange={canAnswer ? () => setChanging(true) : undefined} />
  if (state === 'cannot') return <Cannot {...part} />
  return (
    <>
      <Title>{state === 'open' ? words.lateTitle : words.endedTitle}</Title>
      {said}
      {state === 'open' && <Appointment {...part} />}
      <p className={styles.text}>{state === 'open' ? words.lateText : words.endedText}</p>
      <p className={styles.hint}>{texts.todos.urgent}</p>
    </>
  )
}

interface PartProps {
  appointment: PatientAppointment
  now: Date
  language: Language
  texts: PatientTexts
  said: ReactNode
  isSending: boolean
  onAnswer: (answer: 'comes' | 'cannot') => void
}

/** The place of a patient who has arrived: her number, how many are before her, about when. */
function Turn({ turn, ...props }: PartProps & { turn: PatientTurn }) {
  const { appointment, now, language, texts, said } = props
  const { number, before, about } = turn
  const styles = usePatientOfferStyles()
  const words = texts.turn
  const isCalled = about === undefined
  return (
    <>
      <Title number={`${number}`} className={styles.turn}>
        {words.number}
      </Title>
      {said}
      <div role="status" className={mergeClasses(styles.card, isCalled && styles.called)}>
        {isCalled ? (
          <p className={styles.newTime}>{words.called}</p>
        ) : (
          <div className={styles.figures}>
            <div className={styles.quiet}>
              {words.before}
              <p className={styles.figure}>{before}</p>
            </div>
            <div className={styles.quiet}>
              {words.yours}
              <p className={styles.figure}>
                {words.about(patientTime({ date: appointment.date, time: about }, language).time)}
              </p>
            </div>
          </div>
        )}
      </div>
      {!isCalled && <p className={styles.text}>{words.text}</p>}
      <p className={styles.hint}>{words.asOf(momentOf(now.toISOString(), language).time)}</p>
    </>
  )
}

/** The time of the appointment, which is the largest text of its card. */
function Appointment({
  appointment,
  language,
  texts,
  isOver = false,
  label,
  children,
}: Pick<PartProps, 'appointment' | 'language' | 'texts'> & { isOver?: boolean; label?: string; children?: ReactNode }) {
  const styles = usePatientOfferStyles()
  const { day, time } = patientTime(appointment, language)
  return (
    <div className={styles.card}>
      {label !== undefined && <div className={styles.quiet}>{label}</div>}
      <p className={mergeClasses(styles.newTime, isOver && styles.over)}>{texts.at(time)}</p>
      <p className={mergeClasses(styles.newDay, isOver && styles.over)}>{day}</p>
      <p className={styles.hint}>{texts.booking(appointment.bookingNumber)}</p>
      {children}
    </div>
  )
}

function titleOf({ date }: PatientAppointment, now: Date): 'title' | 'titleToday' | 'titleLater' {
  const today = clinicToday(now)
  if (date === toWireDate(today)) return 'titleToday'
  return date === toWireDate(addDays(today, 1)) ? 'title' : 'titleLater'
}

function Question(props: PartProps) {
  const { appointment, now, language, texts, said, isSending, onAnswer } = props
  const styles = usePatientOfferStyles()
  const words = texts.reminder
  return (
    <>
      <Title>{words[titleOf(appointment, now)]}</Title>
      <p className={styles.text}>{words.text(appointment.patientName, doctorName(appointment.doctorName, language))}</p>
      <Appointment {...props} />
      {said}
      <Button
        appearance="primary"
        className={styles.choice}
        icon={<CheckmarkRegular aria-hidden />}
        disabledFocusable={isSending}
        onClick={() => onAnswer('comes')}
      >
        {words.comes}
      </Button>
      <Button
        className={styles.choice}
        icon={<DismissRegular aria-hidden />}
        disabledFocusable={isSending}
        onClick={() => onAnswer('cannot')}
      >
        {words.cannot}
      </Button>
      <p role="status" className={styles.hint}>
        {isSending ? texts.sending : words.until(momentOf(appointment.changeUntil, language))}
      </p>
      {appointment.freesTime && <p className={styles.hint}>{words.frees}</p>}
    </>
  )
}

function Comes(props: PartProps & { onChange: (() => void) | undefined }) {
  const { appointment, language, texts, said, onChange } = props
  const styles = usePatientOfferStyles()
  const { clinicName, address, landmark } = appointment
  return (
    <>
      <Title className={styles.confirmed}>{texts.reminder.comesTitle(appointment.patientName)}</Title>
      {said}
      <Appointment {...props} label={texts.reminder.yourTime}>
        {address !== undefined && <p className={styles.address}>{inLines(clinicName, inLines(address, landmark))}</p>}
      </Appointment>
      {onChange && (
        <>
          <Button className={styles.wide} onClick={onChange}>
            {texts.change}
          </Button>
          <p className={styles.hint}>{texts.changeUntil(momentOf(appointment.changeUntil, language))}</p>
        </>
      )}
    </>
  )
}

function Cannot(props: PartProps) {
  const { appointment, language, texts, said, isSending, onAnswer } = props
  const { bookAgainUrl } = appointment
  const styles = usePatientOfferStyles()
  const words = texts.reminder
  return (
    <>
      <Title>{words.cannotTitle}</Title>
      <p className={styles.text}>{appointment.freesTime ? words.cannotFreed : words.cannotKept}</p>
      {said}
      <Appointment {...props} label={words.yourTimeWas} isOver />
      {bookAgainUrl !== undefined && (
        <Button as="a" appearance="primary" className={styles.wide} href={bookAgainUrl}>
          {words.bookAgain}
        </Button>
      )}
      {appointment.canAnswer && (
        <>
          <Button className={styles.wide} disabledFocusable={isSending} onClick={() => onAnswer('comes')}>
            {words.comes}
          </Button>
          <p role="status" className={styles.hint}>
            {isSending ? texts.sending : words.changedMind(momentOf(appointment.changeUntil, language))}
          </p>
        </>
      )}
    </>
  )
}
