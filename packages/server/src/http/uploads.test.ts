import { describe, expect, it } from 'vitest'
import { createUploads } from './overload.ts'

describe('the memory for uploads', () => {
  it('is limited for each doctor and for all of them together', () => {
    const uploads = createUploads({ perDoctor: 2, atOnce: 3, bytes: 100 })
    const release = uploads.take('meena', 10)
    uploads.take('meena', 10)
    expect(() => uploads.take('meena', 10)).toThrow(expect.objectContaining({ code: 'limit.exceeded', status: 429 }))
    uploads.take('ilango', 10)
    expect(() => uploads.take('kavitha', 10)).toThrow(
      expect.objectContaining({ code: 'server.unavailable', status: 503 }),
    )
    release()
    expect(() => uploads.take('kavitha', 81)).toThrow(expect.objectContaining({ code: 'server.unavailable' }))
    uploads.take('kavitha', 80)
  })
})
