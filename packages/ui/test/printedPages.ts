import { commands } from 'vitest/browser'
import type { PdfPage } from '../../../test/browser/pdfPages.ts'
import type { Paper } from '../../../test/browser/printDocument.ts'

/** Prints the tested document as it is now, and returns the pages on the paper. */
export function printedPages(paper: Paper, name: string): Promise<PdfPage[]> {
  const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
  const root = document.documentElement
  const page = document.implementation.createHTMLDocument()
  for (const { name: attribute, value } of root.attributes) page.documentElement.setAttribute(attribute, value)
  page.head.append(Object.assign(page.createElement('style'), { textContent: styles.join('\n') }))
  page.body.replaceWith(page.importNode(document.body, true))
  for (const script of page.querySelectorAll('script')) script.remove()
  return commands.printDocument(`<!doctype html>${page.documentElement.outerHTML}`, location.href, paper, name)
}
