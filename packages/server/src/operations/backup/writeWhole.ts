import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync, type WriteStream } from 'node:fs'
import { StartError } from '../../startError.ts'

/**
 * Writes a file that is readable by this user only and appears when it is complete. Until then it
 * has a name that nobody can guess, and it is created exclusively: in a folder that others can write
 * to, no link of theirs is followed and no file of theirs is used.
 *
 * @param write writes the content and ends the stream
 * @throws StartError when the file cannot be written
 */
export async function writeWhole(file: string, write: (output: WriteStream) => Promise<void>): Promise<void> {
  const part = `${file}.${randomBytes(12).toString('hex')}.part`
  try {
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await once(output, 'open')
    await write(output)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof Error && 'path' in error && 'code' in error) {
      throw new StartError(`The file ${file} cannot be written (${String(error.code)}).`)
    }
    throw error
  }
}
