import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, expect, it } from 'vitest'
import { comparePictures } from './comparePictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'nalam-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture with a gradient, so that no two rows and no two channels are the same. */
const screen = new PNG({ width: 320, height: 600 })
screen.data.forEach((_, at, data) => (data[at] = at % 4 === 3 ? 255 : (at % 251) + (at % 4)))
const original = join(folder, 'original.png')
writeFileSync(original, PNG.sync.write(screen))
const marks = join(folder, 'marks.png')

/** Returns a changed copy of the picture. */
function changed(name: string, change: (picture: PNG) => PNG): string {
  const file = join(folder, name)
  writeFileSync(file, PNG.sync.write(change(PNG.sync.read(readFileSync(original)))))
  return file
}

it('a picture of a screen equals itself, also after it was encoded again', () => {
  expect(comparePictures(original, original, marks)).toBeUndefined()
  expect(
    comparePictures(
      original,
      changed('same.png', (picture) => picture),
      marks,
    ),
  ).toBeUndefined()
})

it.each([0, 1, 2])('finds one row of pixels whose colour %i is another by one of 255, and marks it', (channel) => {
  let width = 0
  const planted = changed('row.png', (picture) => {
    ;({ width } = picture)
    for (let x = 0; x < width; x++) {
      const at = (400 * width + x) * 4 + channel
      const value = picture.data[at] ?? 0
      picture.data[at] = value === 255 ? 254 : value + 1
    }
    return picture
  })
  expect(comparePictures(original, planted, marks)).toMatchObject({ pixels: width })
  const { data } = PNG.sync.read(readFileSync(marks))
  const colourAt = (y: number) => [...data.subarray(y * width * 4, y * width * 4 + 3)]
  expect(colourAt(400)).toEqual([214, 0, 60])
  expect(colourAt(399)).not.toEqual([214, 0, 60])
})

it('a picture that has become higher differs by the added rows', () => {
  const higher = changed('higher.png', (picture) => {
    const canvas = new PNG({ width: picture.width, height: picture.height + 10 })
    canvas.data.fill(255)
    PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
    return canvas
  })
  const { width } = PNG.sync.read(readFileSync(original))
  const { pixels = 0 } = comparePictures(original, higher, marks) ?? {}
  expect(pixels).toBeGreaterThan(0)
  expect(pixels).toBeLessThanOrEqual(10 * width)
})
