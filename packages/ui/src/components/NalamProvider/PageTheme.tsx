import { useThemeClassName_unstable as usePortalClass } from '@fluentui/react-shared-contexts'
import { useContext, useEffect, useInsertionEffect } from 'react'
import { localeOf } from '../../messages/languages.ts'
import { LanguageContext } from '../../messages/useMessages.ts'

/**
 * Gives `<html>` the theme and the language of the provider around it: the canvas behind the page, its scroll bars, what a
 * screen reader speaks. Once per page, inside the provider of the whole application.
 */
export function PageTheme() {
  const theme = usePortalClass()
  const { language } = useContext(LanguageContext)
  useInsertionEffect(() => {
    const page = document.documentElement
    const classes = theme.split(' ')
    page.classList.add(...classes)
    return () => page.classList.remove(...classes)
  }, [theme])
  useEffect(() => {
    document.documentElement.lang = localeOf(language)
  }, [language])
  return null
}
