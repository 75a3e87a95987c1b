import { Button, Textarea } from '@fluentui/react-components'
import { useId, useState, type ReactNode } from 'react'
import { usePatientOfferStyles } from './PatientOffer.styles.ts'
import type { PatientTexts } from './texts/en.ts'

export interface WishFormProps {
  texts: PatientTexts
  isSending: boolean
  /** Why the last answer was refused. */
  said: ReactNode
  onWish: (wish: string) => void
}

/** In it a patient whom no time suits says what would suit. */
export function WishForm({ texts, isSending, said, onWish }: WishFormProps) {
  const styles = usePatientOfferStyles()
  const id = useId()
  const [wish, setWish] = useState('')
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {texts.wish}
      </label>
      <Textarea
        id={id}
        className={styles.wish}
        size="large"
        maxLength={160}
        placeholder={texts.wishHint}
        value={wish}
        onChange={(_, { value }) => setWish(value)}
      />
      {said}
      <Button
        appearance="primary"
        className={styles.wide}
        disabledFocusable={isSending}
        onClick={() => {
          if (wish.trim() !== '') onWish(wish.trim())
        }}
      >
        {texts.send}
      </Button>
    </>
  )
}
