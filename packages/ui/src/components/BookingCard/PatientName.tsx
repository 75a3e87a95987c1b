import { localeOf } from '../../messages/languages.ts'
import { languageOf } from '../../messages/languageOf.ts'
import { useLanguage } from '../../messages/useMessages.ts'

/** A name, marked with its language where that is not the page's, so that a screen reader speaks it with the right voice. */
export function PatientName({ name }: { name: string }) {
  const pageLanguage = localeOf(useLanguage())
  const language = languageOf(name)
  return language === undefined || language === pageLanguage ? name : <span lang={language}>{name}</span>
}
