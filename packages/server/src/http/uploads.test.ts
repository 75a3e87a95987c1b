import { describe, expect, it } from 'vitest'
import { createUploads } from './overload.ts'

describe('the memory for uploads', () => {
  it('is limited for each doctor and for all of them together', () => {
    const take = createUploads({ perDoctor: 2, atOnce: 3, bytes: 100 })
    const release = take('meena', 10)
    take('meena', 10)
    expect(() => take('meena', 10)).toThrow(expect.objectContaining({ code: 'limit.exceeded', status: 429 }))
    take('ilango', 10)
    expect(() => take('kavitha', 10)).toThrow(expect.objectContaining({ code: 'server.unavailable', status: 503 }))
    release()
    expect(() => take('kavitha', 81)).toThrow(expect.objectContaining({ code: 'server.unavailable' }))
    take('kavitha', 80)
  })
})
