import type { Plugin } from 'vite'
import { PATIENT_OFFER_PATH } from '@nalam/sdk/early'

/** Inserts the URL of the offer's request into p.html, which sends it before any script (goal P9). */
export function offerRequest(): Plugin {
  let apiRoot = ''
  return {
    name: 'nalam:offer-request',
    configResolved({ env }) {
      apiRoot = String(env['VITE_API_ROOT'] ?? '/api')
    },
    transformIndexHtml: (html) => html.replace('%OFFER%', () => apiRoot + PATIENT_OFFER_PATH),
  }
}
