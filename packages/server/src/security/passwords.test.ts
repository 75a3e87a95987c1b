import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

describe('password hashes', () => {
  it('[S5] are argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
    const passwords = createPasswords()
    const [one, other] = await Promise.all([passwords.hash('Sunrise@9'), passwords.hash('Sunrise@9')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
  })

  it('know exactly what was typed: case, spaces and the last of 128 characters count', async () => {
    const passwords = createPasswords()
    const long = `Aa@1${'x'.repeat(123)}`
    const hash = await passwords.hash(`${long}y`)
    expect(await passwords.verify(hash, `${long}y`)).toBe(true)
    for (const wrong of [`${long}z`, long, `${long}Y`, `${long}y `, ` ${long}y`]) {
      expect(await passwords.verify(hash, wrong)).toBe(false)
    }
  })

  it('know one password from two keyboards', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('Caf\u00e9@2026')
    expect(await passwords.verify(hash, 'Cafe\u0301@2026')).toBe(true)
  })

  it('made with other parameters still verify: the parameters travel with the hash', async () => {
    // Sunrise@9 with m=8 KiB, t=1.
    const { argon2Sync } = await import('node:crypto')
    const salt = Buffer.from('0123456789abcdef')
    const cost = { memory: 8, passes: 1, parallelism: 1 }
    const tag = argon2Sync('argon2id', { message: Buffer.from('Sunrise@9'), nonce: salt, tagLength: 32, ...cost })
    const text = (part: Buffer) => part.toString('base64').replace(/=+$/, '')
    const hash = `$argon2id$v=19$m=8,t=1,p=1$${text(salt)}$${text(tag)}`
    const passwords = createPasswords()
    expect(await passwords.verify(hash, 'Sunrise@9')).toBe(true)
    expect(await passwords.verify(hash, 'Sunrise@8')).toBe(false)
  })

  it('are computed a few at a time: work that has waited too long is refused, other work is done', async () => {
    const passwords = createPasswords({ concurrency: 1, waiting: 2 })
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => passwords.hash('Sunrise@9')))
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect(asked[3]).toMatchObject({ reason: { code: 'server.unavailable', headers: { 'Retry-After': '2' } } })
  })
})
