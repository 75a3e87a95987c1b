import { useNalamTheme, useTargetDocument } from '../../theme/internal.ts'
import type { Language } from '../../messages/internal.ts'
import { FluentProvider, mergeClasses } from '@fluentui/react-components'
import { Speaker2Regular } from '@fluentui/react-icons/headless/svg/speaker'
import { SpeakerMuteRegular } from '@fluentui/react-icons/headless/svg/speaker-mute'
import { WifiOffRegular } from '@fluentui/react-icons/headless/svg/wifi-off'
import { clinicNow, clinicToday, doctorName, formatClockTime, formatDay, formatTimeRange } from '@nalam/sdk'
import type { QueueScreenNumbers } from '@nalam/sdk/patient'
import { Kolam } from '../../components/Kolam/Kolam.tsx'
import { markKolam } from '../../components/Kolam/markKolam.ts'
import { displayState, type DisplayState } from './displayState.ts'
import { useQueueDisplayStyles } from './QueueDisplay.styles.ts'
import { queueDisplayTexts } from './queueDisplayTexts.ts'
import type { QueueDisplayTexts } from './texts/en.ts'

/** What the display shows of a queue: numbers and the room, nobody's name but the doctor's. */
export type QueueDisplayNumbers = Omit<QueueScreenNumbers, 'languages'>

export interface QueueDisplayProps {
  /** Undefined until they have been received. */
  numbers: QueueDisplayNumbers | undefined
  /** Seconds since the last sign of life of the connection; 0 while it is live. */
  silentFor: number
  /** The link does not work any more. */
  isEnded: boolean
  now: Date
  /** The languages that are shown at once, first the largest; by default all. */
  languages?: readonly Language[] | undefined
  /** `blocked`: it is on, but the browser waits for a key press. `none`: the browser has no sound. */
  sound: 'on' | 'off' | 'blocked' | 'none'
  onSoundChange: (isOn: boolean) => void
}

/** The numbers of a queue on a television in the waiting room (QUEUE-04). It needs no provider. */
export function QueueDisplay(props: QueueDisplayProps) {
  const { theme } = useNalamTheme('system', undefined, useTargetDocument())
  return (
    <FluentProvider theme={theme}>
      <Display {...props} numbers={numbersOfToday(props)} languages={props.languages ?? ALL_LANGUAGES} />
    </FluentProvider>
  )
}

/** Returns the numbers if they are of this day: one of yesterday is nobody's. */
const numbersOfToday = ({ numbers, now }: QueueDisplayProps) =>
  numbers && clinicToday(new Date(numbers.at)) === clinicToday(now) ? numbers : undefined

const ALL_LANGUAGES = Object.keys(queueDisplayTexts) as Language[]

type DisplayProps = QueueDisplayProps & { languages: readonly Language[] }

type Say = (texts: QueueDisplayTexts) => string

interface InLanguagesProps {
  languages: readonly Language[]
  say: Say
  first: string
  others: string
  /** What stands between two of the others. */
  separator?: string
}

/** A text in several languages. */
const joined = (languages: readonly Language[], say: Say, separator = ' · ') =>
  languages.map((language, index) => (
    <span key={language} lang={language}>
      {index > 0 && separator}
      {say(queueDisplayTexts[language])}
    </span>
  ))

/** A text in all languages, the first one larger. */
function InLanguages({ languages, say, first, others, separator }: InLanguagesProps) {
  const rest = languages.slice(1)
  return (
    <>
      <span className={first}>{joined(languages.slice(0, 1), say)}</span>
      {rest.length > 0 && <span className={others}>{joined(rest, say, separator)}</span>}
    </>
  )
}

function Display(props: DisplayProps) {
  const { numbers, silentFor, isEnded, now, languages } = props
  const styles = useQueueDisplayStyles()
  const [language = 'en'] = languages
  const state = displayState(silentFor)
  const { date, time } = clinicNow(now)
  const [clock, half] = formatClockTime(time).split(' ')
  const isMarked = isEnded || state === 'lost' || state === 'forgotten'
  const isKnown = numbers !== undefined && state !== 'forgotten'
  return (
    <div className={styles.page} lang={language}>
      <header className={styles.head}>
        <Kolam drawing={markKolam} lineWidth={2} dotRadius={2.5} className={styles.mark} />
        <div className={styles.who}>
          {numbers && !isEnded && (
            <>
              <p className={mergeClasses(styles.doctor, numbers.doctor.length > LONG_NAME && styles.longName)}>
                {doctorName(numbers.doctor, language)}
              </p>
              {numbers.session !== null && <p className={styles.hours}>{hoursOf(numbers.session)}</p>}
            </>
          )}
        </div>
        <p className={styles.clock}>
          <span className={styles.time}>
            {clock} <span className={styles.half}>{half}</span>
          </span>
          <span className={styles.day}>{formatDay(date, language, 'long', date).replace(' ', ', ')}</span>
        </p>
      </header>
      {isKnown && !isEnded ? (
        <Numbers {...props} numbers={numbers} state={state} />
      ) : (
        <main className={mergeClasses(styles.main, styles.alone)}>
          <section className={mergeClasses(styles.panel, styles.message, isMarked && styles.old)}>
            <div className={styles.kolam}>
              <Kolam drawing={markKolam} lineWidth={2} dotRadius={2.5} ground={isMarked ? 'page' : 'picture'} />
            </div>
            <h1 className={styles.words}>
              <InLanguages
                languages={languages}
                say={(texts) => (isEnded ? texts.endedTitle : texts.connecting)}
                first={styles.first}
                others={styles.others}
              />
            </h1>
          </section>
        </main>
      )}
      <Foot {...props} state={state} />
    </div>
  )
}

function hoursOf(session: string): string {
  const [from = '', to = ''] = session.split('-')
  return formatTimeRange(from, to)
}

/** Letters beyond which a name is written smaller. */
const LONG_NAME = 28

/** Digits beyond which a number is drawn smaller. */
const LONG = 3

function Numbers({ numbers, languages, state }: DisplayProps & { numbers: QueueDisplayNumbers; state: DisplayState }) {
  const styles = useQueueDisplayStyles()
  const { serving, next, room } = numbers
  const isOld = state === 'lost'
  const called = `${serving?.prefix ?? ''}${serving?.number ?? ''}`
  return (
    <main className={styles.main}>
      <section className={mergeClasses(styles.panel, isOld && styles.old)} aria-live="assertive" aria-atomic>
        <h1 className={styles.words}>
          <InLanguages
            languages={languages}
            say={(texts) => texts[nowText(numbers, isOld)]}
            first={styles.first}
            others={styles.others}
          />
        </h1>
        {serving ? (
          <p
            translate="no"
            className={mergeClasses(
              styles.number,
              isOld && styles.oldNumber,
              called.length >= LONG && styles.longNumber,
            )}
          >
            {called}
          </p>
        ) : (
          <div className={styles.kolam}>
            <Kolam drawing={markKolam} lineWidth={2} dotRadius={2.5} ground={isOld ? 'page' : 'picture'} />
          </div>
        )}
        <p className={styles.room}>{serving && room !== null && <Room room={room} languages={languages} />}</p>
      </section>
      <section className={mergeClasses(styles.next, isOld && styles.nextOld)}>
        <h2 className={styles.words}>
          <InLanguages
            languages={languages}
            say={(texts) => texts.next}
            first={styles.first}
            others={mergeClasses(styles.others, styles.quiet)}
          />
        </h2>
        <ol className={styles.numbers}>
          {next.map((number) => (
            <li key={number} className={styles.nextNumber}>
              {number}
            </li>
          ))}
        </ol>
      </section>
    </main>
  )
}

function nowText({ serving, recent, waiting }: QueueDisplayNumbers, isOld: boolean) {
  if (serving) return isOld ? 'lastCalled' : 'nowCalling'
  if (recent.length === 0) return 'notBegun'
  return waiting > 0 ? 'pleaseWait' : 'nobodyWaits'
}

/** A number or a letter, to which each language adds its word; other rooms have a name. */
const SHORT_ROOM = /^\S{1,4}$/

function Room({ room, languages }: { room: string; languages: readonly Language[] }) {
  const styles = useQueueDisplayStyles()
  if (!SHORT_ROOM.test(room)) return <span className={styles.roomFirst}>{room}</span>
  return (
    <InLanguages
      languages={languages}
      say={(texts) => texts.room(room)}
      first={styles.roomFirst}
      others={styles.words}
    />
  )
}

function footText(isEnded: boolean, state: DisplayState, silentFor: number): Say {
  if (isEnded) return (texts) => texts.endedText
  if (state === 'lost') return (texts) => texts.notLiveFor(Math.floor(silentFor / 60))
  return (texts) => (state === 'forgotten' ? texts.notLive : texts.emergencies)
}

function Foot({ state, ...props }: DisplayProps & { state: DisplayState }) {
  const { numbers, silentFor, isEnded, now, languages } = props
  const styles = useQueueDisplayStyles()
  const isLost = state === 'lost' || state === 'forgotten'
  const isMarked = isLost || isEnded
  const lastLife = clinicNow(new Date(now.getTime() - silentFor * 1000)).time
  const stateText: Say = (texts) => (state === 'late' || numbers === undefined ? texts.connecting : texts.live)
  return (
    <footer className={mergeClasses(styles.foot, isMarked && styles.notLive)}>
      {isLost && !isEnded && <WifiOffRegular aria-hidden className={styles.sign} />}
      <p className={styles.say} role={isMarked ? 'status' : undefined}>
        <InLanguages
          languages={languages}
          say={footText(isEnded, state, silentFor)}
          first={mergeClasses(styles.sayFirst, isMarked && styles.inherit, isMarked && styles.wholeRow)}
          others={styles.sayOther}
          separator={'\u2003'}
        />
      </p>
      {!isEnded && (
        <>
          {!isLost && <Sound {...props} />}
          <p className={styles.state}>
            <span className={mergeClasses(styles.dot, state === 'live' && numbers && styles.dotLive)} aria-hidden />
            {state === 'lost' ? formatClockTime(lastLife) : <span>{joined(languages.slice(0, 2), stateText)}</span>}
          </p>
        </>
      )}
    </footer>
  )
}

function Sound({ sound, onSoundChange, languages }: DisplayProps) {
  const styles = useQueueDisplayStyles()
  if (sound === 'none') return null
  const isOn = sound === 'on'
  const say: Say = (texts) => (sound === 'blocked' ? texts.soundBlocked : texts.soundOff)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={isOn ? queueDisplayTexts[languages[0] ?? 'en'].soundOn : undefined}
      className={mergeClasses(styles.sound, !isOn && styles.soundOff)}
      onClick={() => onSoundChange(!isOn)}
    >
      {isOn ? <Speaker2Regular aria-hidden /> : <SpeakerMuteRegular aria-hidden />}
      {!isOn && <span>{joined(languages.slice(0, 2), say)}</span>}
    </button>
  )
}
