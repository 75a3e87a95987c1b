import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns the text of every inline element with that name. */
function inlineTexts(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))
  return [...found].map(([, text]) => text ?? '')
}

/**
 * Returns the Content-Security-Policy of the built portal for any host (goal S3). Griffel fills
 * empty style elements through insertRule, so the policy allows the hash of the empty text; the
 * shell's inline style and script are allowed by their own hashes.
 *
 * @param html the built HTML files
 * @param fileStores other origins that images may come from
 */
export function contentSecurityPolicy(html: string, fileStores: readonly string[] = []): string {
  const scripts = ["'self'", ...inlineTexts(html, 'script').map(sha256)]
  const styles = ["'self'", sha256(''), ...inlineTexts(html, 'style').map(sha256)]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "style-src-attr 'none'",
    `img-src ${["'self'", 'blob:', 'data:', ...fileStores].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/**
 * Writes dist/headers.json: the headers that a host must send with the portal's files and with those
 * of the patient's page and the display. The reference server reads it too.
 */
export function hostHeaders(): Plugin {
  let outDir = ''
  return {
    name: 'nalam:host-headers',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    buildApp: {
      order: 'post',
      async handler() {
        const files = globSync('*.html', { cwd: outDir }).toSorted()
        const html = files.map((file) => readFileSync(join(outDir, file), 'utf8')).join('')
        const headers = {
          'Content-Security-Policy': contentSecurityPolicy(html),
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
        }
        writeFileSync(join(outDir, 'headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
      },
    },
  }
}
