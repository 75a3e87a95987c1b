import { attendanceMessages, MixedText, useMessages } from '../messages/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState } from 'react'
import { TextLink } from '../components/TextLink/TextLink.tsx'

const useVisitReasonStyles = makeStyles({
  text: { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  cut: { maxHeight: '2lh', overflow: 'hidden' },
  whole: { display: 'block' },
})

/** Why a patient comes, in the patient's words (INTAKE-04): two lines, and more when it is asked for. */
export function VisitReason({ reason }: { reason: string }) {
  const styles = useVisitReasonStyles()
  const messages = useMessages(attendanceMessages)
  const id = useId()
  const ref = useRef<HTMLSpanElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // The whole text grows also when its font arrives; the cut one does not.
    const whole = ref.current
    const cut = whole?.parentElement
    if (!whole || !cut || isOpen) return
    const measure = () => setLong(whole.offsetHeight > cut.clientHeight)
    // A page in the background gets no frames, and its observers no call.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(whole)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <>
      <span id={id} className={mergeClasses(styles.text, !isOpen && styles.cut)}>
        <span ref={ref} className={styles.whole}>
          <MixedText text={reason} />
        </span>
      </span>
      {(isLong || isOpen) && (
        <TextLink aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.less : messages.more}
        </TextLink>
      )}
    </>
  )
}
