import { getDocumentProxy } from 'unpdf'

export interface PdfPage {
  /** In points, 72 to an inch. */
  width: number
  height: number
  /** The lines on the page, from top to bottom; the texts of a line are separated by a tab. */
  lines: string[]
}

/** Reads the texts of a PDF file, page by page. Clipped texts are not in the file. */
export async function pdfPages(pdf: Uint8Array): Promise<PdfPage[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const page = await file.getPage(index + 1)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const lines = new Map<number, { x: number; text: string }[]>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x = 0, y = 0] = item.transform.map(Number)
      const row = Math.round(y)
      lines.set(row, [...(lines.get(row) ?? []), { x, text: item.str }])
    }
    return {
      width: Math.round(width),
      height: Math.round(height),
      lines: [...lines]
        .toSorted(([one], [other]) => other - one)
        .map(([, texts]) =>
          texts
            .toSorted((one, other) => one.x - other.x)
            .map(({ text }) => text)
            .join('\t'),
        ),
    }
  })
  return Promise.all(pages)
}
