import { attendanceMessages, MixedText, useMessages } from '../messages/internal.ts'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useId, useRef, useState } from 'react'
import { TextLink } from '../components/TextLink/TextLink.tsx'

const useVisitReasonStyles = makeStyles({
  text: { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  cut: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
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
    const element = ref.current
    if (!element || isOpen) return
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [reason, isOpen])
  return (
    <>
      <span ref={ref} id={id} className={mergeClasses(styles.text, !isOpen && styles.cut)}>
        <MixedText text={reason} />
      </span>
      {(isLong || isOpen) && (
        <TextLink aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.less : messages.more}
        </TextLink>
      )}
    </>
  )
}
