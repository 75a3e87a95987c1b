import { PATIENT_APPOINTMENT_PATH, PATIENT_OFFER_PATH } from '@nalam/sdk/early'
import { earlyTexts } from '@nalam/ui/early'
import type { Plugin } from 'vite'

const TEXTS = /\/PatientOffer\/texts\/(\w+)\.ts$/

/**
 * Inserts into p.html what it requests before any script (goal P9): the URLs of the first request,
 * and the file of each language's texts. English is in the page itself.
 */
export function firstRequest(apiRoot: string): Plugin {
  let base = '/'
  return {
    name: 'nalam:first-request',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (path !== '/p.html') return html
        const texts: Record<string, string> = Object.fromEntries(
          Object.keys(earlyTexts).map((language) => [language, '']),
        )
        for (const output of Object.values(bundle ?? {})) {
          const [, language] = TEXTS.exec((output.type === 'chunk' && output.facadeModuleId) || '') ?? []
          if (language) texts[language] = base + output.fileName
        }
        const missing = Object.keys(texts).filter((language) => language !== 'en' && texts[language] === '')
        if (bundle && missing.length > 0)
          throw new Error(`The texts of ${missing.join(', ')} have no chunk of their own`)
        return html
          .replace('%OFFER%', () => apiRoot + PATIENT_OFFER_PATH)
          .replace('%APPOINTMENT%', () => apiRoot + PATIENT_APPOINTMENT_PATH)
          .replace('%TEXTS%', () => JSON.stringify(texts))
      },
    },
  }
}
