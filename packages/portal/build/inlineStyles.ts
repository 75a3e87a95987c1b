import type { Plugin } from 'vite'

const LINK = /<link rel="stylesheet"[^>]* href="[^"]*\/([^"/]+\.css)">/g

/**
 * Inlines the app's 3 kB of CSS into index.html: a separate file would delay drawing the shell
 * (goal P3).
 */
export function inlineStyles(): Plugin {
  return {
    name: 'nalam:inline-styles',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (!bundle || path !== '/index.html') return html
        return html.replace(LINK, (_, name: string) => {
          const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith(`/${name}`))
          if (sheet?.type !== 'asset') throw new Error(`index.html links ${name}, which is not in the build`)
          const css = typeof sheet.source === 'string' ? sheet.source : new TextDecoder().decode(sheet.source)
          return `<style>${css.trim()}</style>`
        })
      },
    },
  }
}
