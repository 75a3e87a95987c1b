import { useNalamTheme, useTargetDocument } from '../../theme/internal.ts'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../messages/internal.ts'
import { Button, FluentProvider, mergeClasses } from '@fluentui/react-components'
import { clinicNow, doctorName, patientTime, type PatientTime } from '@nalam/sdk'
import { useEffect, useRef, type ReactNode } from 'react'
import { Kolam } from '../../components/Kolam/Kolam.tsx'
import { markKolam } from '../../components/Kolam/markKolam.ts'
import { usePatientOfferStyles } from './PatientOffer.styles.ts'
import type { PatientTexts } from './texts/en.ts'

/** What every page of a patient's link takes. */
export interface PatientPageProps {
  language: Language
  /** The texts of `language` (`loadPatientTexts`); the skeleton is shown until they are there. */
  texts?: PatientTexts | undefined
  onLanguageChange: (language: Language) => void
  /** `wrong`: there is no such link. `failed`: it could not be loaded. */
  problem?: 'wrong' | 'failed' | undefined
  onRetry?: (() => void) | undefined
}

interface PatientFrameProps extends PatientPageProps {
  /** Who writes; undefined while it loads. */
  clinic:
    | {
        doctorName: string
        clinicName?: string | undefined
        address?: string | undefined
        landmark?: string | undefined
      }
    | undefined
  /** The content says the address itself. */
  hasOwnAddress: boolean
  children: (texts: PatientTexts) => ReactNode
}

/** Day and time of an instant, in words. */
export const momentOf = (instant: string, language: Language): PatientTime =>
  patientTime(clinicNow(new Date(instant)), language)

/** Two texts in a line each, or the one that is there. */
export const inLines = (first: ReactNode, second: ReactNode) => (
  <>
    {first}
    {first !== undefined && second !== undefined && <br />}
    {second}
  </>
)

/** The page of a patient's link: who writes, the content, the address and the languages. */
export function PatientFrame(props: PatientFrameProps) {
  const { theme } = useNalamTheme('system', undefined, useTargetDocument())
  return (
    <FluentProvider theme={theme}>
      <Frame {...props} />
    </FluentProvider>
  )
}

function Frame({ language, texts, onLanguageChange, problem, clinic, hasOwnAddress, children }: PatientFrameProps) {
  const styles = usePatientOfferStyles()
  const doctor = clinic && doctorName(clinic.doctorName, language)
  return (
    <div className={styles.page} lang={language}>
      <header className={styles.head}>
        <Kolam drawing={markKolam} lineWidth={2} dotRadius={2.5} className={styles.mark} />
        {clinic && (
          <div>
            <div className={styles.clinic}>{clinic.clinicName ?? doctor}</div>
            {clinic.clinicName !== undefined && <div className={styles.quiet}>{doctor}</div>}
          </div>
        )}
      </header>
      <main className={styles.main}>{texts ? children(texts) : <Loading />}</main>
      {/* Not before the content, which would move it. */}
      {texts && (clinic !== undefined || problem !== undefined) && (
        <footer className={styles.foot}>
          {clinic?.address !== undefined && !hasOwnAddress && (
            <p className={styles.hint}>{inLines(clinic.address, clinic.landmark)}</p>
          )}
          <div role="group" aria-label={texts.languages} className={styles.languages}>
            {LANGUAGES.map((code) => (
              <Button
                key={code}
                appearance="transparent"
                lang={code}
                aria-pressed={code === language}
                className={mergeClasses(styles.language, code === language ? styles.chosen : styles.otherScript)}
                onClick={() => onLanguageChange(code)}
              >
                {LANGUAGE_NAMES[code]}
              </Button>
            ))}
          </div>
        </footer>
      )}
    </div>
  )
}

export function Loading() {
  const styles = usePatientOfferStyles()
  return [1, 2, 3].map((line) => <div key={line} className={styles.skeleton} aria-hidden />)
}

interface FailedProps {
  title: string
  texts: PatientTexts
  onRetry: (() => void) | undefined
}

/** What the link opens could not be loaded. */
export function Failed({ title, texts, onRetry }: FailedProps) {
  const styles = usePatientOfferStyles()
  return (
    <>
      <Title>{title}</Title>
      <p className={styles.text}>{texts.failedText}</p>
      <Button appearance="primary" className={styles.wide} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </>
  )
}

function nameDocument(page: Document | undefined, title: string): void {
  if (page) page.title = title
}

interface TitleProps {
  children: string
  /** A number after it, large. */
  number?: string | undefined
  className?: string | undefined
}

/** The heading of a state, which takes the focus when the state appears: so it is announced. */
export function Title({ children: text, number = '', className }: TitleProps) {
  const styles = usePatientOfferStyles()
  const ref = useRef<HTMLHeadingElement>(null)
  const page = useTargetDocument()
  useEffect(() => {
    ref.current?.focus()
    nameDocument(page, `${text} ${number}`.trim())
  }, [page, text, number])
  return (
    <h1 ref={ref} tabIndex={-1} className={mergeClasses(styles.title, className)}>
      {text} {number !== '' && <span className={styles.number}>{number}</span>}
    </h1>
  )
}
