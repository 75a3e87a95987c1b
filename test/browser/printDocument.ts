import '@vitest/browser-playwright'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { pdfPages, type PdfPage } from './pdfPages.ts'

/** `NALAM_PICTURES=folder` saves what is printed, for inspection. */
const folder = process.env['NALAM_PICTURES']

export type Paper = 'A4' | 'Letter'

/**
 * Prints a document in a page of its own, because a browser prints the frame in which the tests run
 * as a picture of its visible part.
 *
 * @param html the document with its styles
 * @param url address of the tested page, from which the fonts are loaded
 * @param name of the file, for inspection
 * @returns the pages on the paper
 */
export const printDocument: BrowserCommand<[html: string, url: string, paper: Paper, name: string]> = async (
  { context },
  html,
  url,
  paper,
  name,
): Promise<PdfPage[]> => {
  const page = await context.newPage()
  try {
    const address = new URL('/printed-document', url).href
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const pdf = await page.pdf({ format: paper, preferCSSPageSize: true })
    if (folder) await writeFile(join(folder, `${name}-${paper}.pdf`), pdf)
    return await pdfPages(pdf)
  } finally {
    await page.close()
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    printDocument: (html: string, url: string, paper: Paper, name: string) => Promise<PdfPage[]>
  }
}
