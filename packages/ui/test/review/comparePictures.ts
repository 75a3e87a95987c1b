import { readFileSync, writeFileSync } from 'node:fs'
// Not odiff: the registry has its binary for one platform only, and designers use several.
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The difference between two pictures. */
export interface Difference {
  /** Number of pixels with another colour, including those beyond the smaller picture. */
  pixels: number
  /** Their share of the larger picture, 0 to 1. */
  share: number
}

/** Returns a picture copied onto a canvas of the given size. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/**
 * Compares two PNG files pixel by pixel. Both are from the same machine, so every different pixel
 * counts, however small the difference.
 *
 * @param marks path of the picture to write, with the changed pixels in red
 * @returns undefined if they are identical
 */
export function comparePictures(base: string, now: string, marks: string): Difference | undefined {
  const [one, two] = [PNG.sync.read(readFileSync(base)), PNG.sync.read(readFileSync(now))]
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)]
  const output = new PNG({ width, height })
  const pixels = pixelmatch(
    enlarge(one, width, height).data,
    enlarge(two, width, height).data,
    output.data,
    width,
    height,
    { threshold: 0, includeAA: true, alpha: 0.25, diffColor: [214, 0, 60] },
  )
  if (pixels === 0 && one.width === two.width && one.height === two.height) return undefined
  writeFileSync(marks, PNG.sync.write(output))
  return { pixels, share: pixels / (width * height) }
}
