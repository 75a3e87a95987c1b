import { describe, expect, it } from 'vitest'
import { splitLines } from './writeBackup.ts'

/** Chunks of a stream, and how many of them were read. */
function countedChunks(chunks: Iterable<string>) {
  const read = { count: 0 }
  async function* stream() {
    for (const chunk of chunks) {
      read.count += 1
      yield Promise.resolve(chunk)
    }
  }
  return { read, stream: stream() }
}

function* endless(chunk: string) {
  for (;;) yield chunk
}

async function linesOf(chunks: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for await (const line of splitLines(countedChunks(chunks).stream, 100)) lines.push(line)
  return lines
}

describe('the lines of a backup', () => {
  it.each([
    [['a\nb\n'], ['a', 'b']],
    [
      ['a', 'b\nc', '', 'd'],
      ['ab', 'cd'],
    ],
    [
      ['\n', '\na'],
      ['', '', 'a'],
    ],
    [[], []],
  ])('of %j are %j', async (chunks, lines) => {
    expect(await linesOf(chunks)).toEqual(lines)
  })

  it('are refused when one of them is too long, before more of it is read', async () => {
    const { read, stream } = countedChunks(endless('x'.repeat(40)))
    await expect(splitLines(stream, 100).next()).rejects.toThrow(/^The backup has a row of more than 100 characters/)
    expect(read.count).toBe(3)
  })

  it('are refused when a too long one ends inside a chunk', async () => {
    const { stream } = countedChunks([`${'x'.repeat(101)}\n`])
    await expect(splitLines(stream, 100).next()).rejects.toThrow(/row of more than 100 characters/)
  })

  it('are read only as fast as they are used', async () => {
    const { read, stream } = countedChunks(endless('one\ntwo\n'))
    const lines = splitLines(stream, 100)
    for (const line of ['one', 'two', 'one']) expect(await lines.next()).toEqual({ done: false, value: line })
    expect(read.count).toBe(2)
  })
})
