import { useTargetDocument } from '../../theme/internal.ts'
import { LanguageContext, localeOf } from '../../messages/internal.ts'
import { useThemeClassName } from '@fluentui/react-components'
import { useContext, useEffect, useInsertionEffect } from 'react'

/**
 * Sets the theme and the language of the surrounding provider on `<html>`: page background, scroll
 * bars, the language that a screen reader speaks. Render it once per page, inside the application's
 * provider.
 */
export function PageTheme() {
  const theme = useThemeClassName()
  const { language } = useContext(LanguageContext)
  const page = useTargetDocument()?.documentElement
  useInsertionEffect(() => {
    if (!page) return undefined
    // The theme's properties, without the styles of the provider's element. Their class begins with
    // the prefix of the provider's ids.
    const classes = theme.split(' ').filter((name) => /fui-FluentProvider.|^nalam-/.test(name))
    page.classList.add(...classes)
    return () => page.classList.remove(...classes)
  }, [theme, page])
  useEffect(() => {
    page?.setAttribute('lang', localeOf(language))
  }, [language, page])
  return null
}
