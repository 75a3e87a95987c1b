import { MAX_IMAGE_BYTES } from '@nalam/sdk/validation'
import sharp from 'sharp'
import { createBounded } from '../../security/bounded.ts'
import { Refusal } from '../../contract/refusal.ts'

/** Largest picture, 25 megapixels (S8). */
export const MAX_IMAGE_PIXELS = 25_000_000
/** Side of the square that a profile image is scaled and cropped to, in pixels. */
const SIDE = 512
const MAX_SECONDS = 15

// An image is decoded by one thread, and only a few at a time: many uploads must not use
// up all processors.
sharp.concurrency(1)
sharp.cache(false)
const decoding = createBounded(2)

/** Returns the format of a file from its first bytes, whatever its name is. */
export function formatOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | undefined {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte)
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (starts([0xff, 0xd8, 0xff])) return 'jpeg'
  if (starts([0x52, 0x49, 0x46, 0x46]) && starts([0x57, 0x45, 0x42, 0x50], 8)) return 'webp'
  return undefined
}

/**
 * Decodes an image and encodes it again as WebP, upright, without EXIF and other
 * embedded data (S8).
 *
 * @throws Refusal `image.too_large`, `image.too_many_pixels`, `image.unsupported`, `image.unreadable`
 */
export async function reencodeImage(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new Refusal('image.too_large')
  const format = formatOf(bytes)
  if (format === undefined) throw new Refusal('image.unsupported')
  return decoding(async () => {
    try {
      const found = await sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).metadata()
      if (found.format !== format) throw new Refusal('image.unreadable')
      if (found.width * found.height > MAX_IMAGE_PIXELS) throw new Refusal('image.too_many_pixels')
      const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 })
      return await image
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'cover', withoutEnlargement: true })
        .timeout({ seconds: MAX_SECONDS })
        .webp({ quality: 82 })
        .toBuffer()
    } catch (error) {
      if (error instanceof Refusal) throw error
      // The decoder's message may quote the file.
      throw new Refusal('image.unreadable')
    }
  })
}
