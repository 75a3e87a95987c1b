import * as z from 'zod/v4-mini'
import { validationText, type ValidationMessageId } from './messages.ts'
import type { SchemaOptions } from './schemaOptions.ts'

/** Types of image that can be uploaded. */
export const IMAGE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp']

/** Largest image in bytes (5 MiB). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** Properties of a `File` or `Blob` that the rule reads. */
export type ImageFile = { type: string; size: number }

/** Options of the upload schema. */
export type UploadSchemaOptions = SchemaOptions & {
  types?: readonly string[] | undefined
  /** Largest image in bytes. Default: {@link MAX_IMAGE_BYTES}. */
  largest?: number | undefined
}

/** Validates a chosen file: image files only (PROF-11), not larger than the server accepts. */
export function imageProblem(
  file: ImageFile,
  types: readonly string[] = IMAGE_TYPES,
  largest: number = MAX_IMAGE_BYTES,
): ValidationMessageId | null {
  if (!types.includes(file.type.toLowerCase())) return 'validation.upload.image'
  return file.size > largest ? 'validation.upload.size' : null
}

/** Writes a deployment's own limit into the text, which names the default one in every language. */
const withLimit = (text: string, largest: number) =>
  text.replace('5 MB', `${Number((largest / 2 ** 20).toPrecision(2))} MB`)

/**
 * Creates the schema of an image file: a `File`, a `Blob` or anything with their `type` and `size`.
 */
export function uploadSchema(options?: UploadSchemaOptions) {
  const text = (id: ValidationMessageId) => validationText(id, options?.messages)
  return z
    .custom<Blob>(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        'type' in value &&
        typeof value.type === 'string' &&
        'size' in value &&
        typeof value.size === 'number',
      { error: () => text('validation.upload.image'), abort: true },
    )
    .check(
      z.check((payload) => {
        const problem = imageProblem(payload.value, options?.types, options?.largest)
        if (problem === null) return
        const message = withLimit(text(problem), options?.largest ?? MAX_IMAGE_BYTES)
        payload.issues.push({ code: 'custom', input: payload.value, message, params: { id: problem } })
      }),
    )
}
