import { useThemeClassName_unstable as usePortalClass } from '@fluentui/react-shared-contexts'
import { useContext, useEffect, useInsertionEffect } from 'react'
import { localeOf } from '../../messages/languages.ts'
import { LanguageContext } from '../../messages/useMessages.ts'
import { useTargetDocument } from '../../theme/targetDocument.ts'

/**
 * Sets the theme and the language of the surrounding provider on `<html>`: page background, scroll
 * bars, the language that a screen reader speaks. Render it once per page, inside the application's
 * provider.
 */
export function PageTheme() {
  const theme = usePortalClass()
  const { language } = useContext(LanguageContext)
  const page = useTargetDocument()?.documentElement
  useInsertionEffect(() => {
    if (!page) return undefined
    const classes = theme.split(' ')
    page.classList.add(...classes)
    return () => page.classList.remove(...classes)
  }, [theme, page])
  useEffect(() => {
    page?.setAttribute('lang', localeOf(language))
  }, [language, page])
  return null
}
