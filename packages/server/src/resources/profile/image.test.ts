import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoDoctors } from '../../demo/doctors.ts'
import { startDemoServer } from '../../../test/support/startDemoServer.ts'
import { defaultLimits } from '../../security/limits.ts'
import type { RunningServer } from '../../app/server.ts'
import { hostileImages, PAYLOAD, type HostileFile } from '../../../test/support/hostileImages.ts'
import { createTestClient, type TestClient } from '../../../test/support/testClient.ts'

let server: RunningServer
let client: TestClient
let files: HostileFile[]

beforeAll(async () => {
  files = await hostileImages()
  server = await startDemoServer({ limits: { uploadsPerDoctor: { tries: 1000, seconds: 60 } } })
  client = createTestClient(server.origin)
  await client.signIn(demoDoctors.complete.email)
})
afterAll(() => server.close())

const upload = (content: Uint8Array, name: string, type = 'image/png') =>
  client.call('updateDoctorProfileImage', { doctor_profile_img: new File([new Uint8Array(content)], name, { type }) })
const imageName = async () => {
  const { body } = await client.call('getDoctorProfile')
  return (body as { data: { doctorDetails: { profile_image: string | null } } }).data.doctorDetails.profile_image
}
const stored = async () =>
  new Uint8Array(await (await fetch(`${server.origin}/files/profile/${await imageName()}`)).arrayBuffer())
const picture = () => sharp({ create: { width: 900, height: 700, channels: 3, background: '#3b7' } })

describe('profile images', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'takes %s, whatever the file is called, and serves it as WebP',
    async (format) => {
      const content = await picture()
        .withExif({ IFD0: { Copyright: PAYLOAD } })
        .toFormat(format)
        .toBuffer()
      const response = await upload(content, '../../etc/passwd', 'application/octet-stream')
      expect(response.body).toMatchObject({ statusCode: 201, code: 'image.updated' })
      const name = await imageName()
      expect(name).toMatch(/^[0-9a-f]{32}\.webp$/)
      const served = await fetch(`${server.origin}/files/profile/${name}`)
      expect(served.status).toBe(200)
      expect(served.headers.get('content-type')).toBe('image/webp')
      expect(served.headers.get('cache-control')).toContain('immutable')
      expect(served.headers.get('content-security-policy')).toContain('sandbox')
      const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
      expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 })
      expect(metadata.exif).toBeUndefined()
    },
  )

  it('[S8] turns a picture upright before its EXIF data is removed', async () => {
    const left = {
      input: { create: { width: 100, height: 200, channels: 3 as const, background: '#f00' } },
      left: 0,
      top: 0,
    }
    const content = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
      .composite([left])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await upload(content, 'turned.jpg')
    const { data, info } = await sharp(await stored())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) =>
      data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)
    expect(at(100, 20)[0]).toBeGreaterThan(200)
    expect(at(100, 180)[2]).toBeGreaterThan(200)
  })

  it('[S8] says that an image has too many pixels', async () => {
    const large = sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#00f' } })
    const { status, body } = await upload(await large.png().toBuffer(), 'large.png')
    expect([status, body['code']]).toEqual([413, 'image.too_many_pixels'])
    const within = sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#00f' } })
    expect((await upload(await within.png().toBuffer(), 'within.png')).status).toBe(201)
  })

  it('[S8] keeps one image per doctor: the previous one is deleted', async () => {
    await upload(await picture().png().toBuffer(), 'a.png')
    const first = await imageName()
    await upload(await picture().png().toBuffer(), 'b.png')
    expect((await fetch(`${server.origin}/files/profile/${first}`)).status).toBe(404)
    expect(await server.dependencies.db.query.profileImages.findMany()).toHaveLength(1)
  })

  it('[S8] refuses or defuses at least thirty hostile files', async () => {
    expect(files.length).toBeGreaterThanOrEqual(30)
    for (const { name, content, verdict } of files) {
      const before = await imageName()
      const response = await upload(content, name)
      if (verdict === 'refused') {
        expect([name, response.status]).toEqual([
          name,
          expect.toSatisfy((status: number) => [400, 413, 415].includes(status)),
        ])
        expect([name, response.body['code']]).toEqual([name, expect.stringMatching(/^image\.|^request\./)])
        expect(await imageName()).toBe(before)
      } else if (response.status === 201) {
        const bytes = await stored()
        expect(Buffer.from(bytes).toString('latin1')).not.toContain('payload-canary')
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' })
      } else {
        expect([name, response.status]).toEqual([name, 400])
      }
    }
  })

  it('[S8] cuts off a body that is too large while it streams, announced or not', async () => {
    let sent = 0
    const part = new Uint8Array(256 * 1024)
    const start = '--x\r\nContent-Disposition: form-data; name="doctor_profile_img"; filename="a.png"\r\n\r\n'
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(start)),
      pull(controller) {
        sent += part.length
        if (sent > 60 * 1024 * 1024) controller.close()
        else controller.enqueue(part)
      },
    })
    const request = new Request(`${server.origin}/api/doctor/updateDoctorProfileImage`, {
      method: 'PUT',
      headers: { 'content-type': 'multipart/form-data; boundary=x', cookie: `__Host-nalam_session=${client.token}` },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    const status = await fetch(request).then(
      (response) => response.status,
      () => 'cut off',
    )
    expect([413, 'cut off']).toContain(status)
    expect(sent).toBeLessThan(30 * 1024 * 1024)
    const big = await upload(new Uint8Array(9 * 1024 * 1024), 'big.png').then(
      ({ body }) => body['code'],
      () => 'cut off',
    )
    expect(['image.too_large', 'request.too_large', 'cut off']).toContain(big)
  })

  it('refuses a form without the file, with text in its place, with two files, or with more fields', async () => {
    const send = (fields: Array<[string, string | File]>) => {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      return client.send('PUT', '/api/doctor/updateDoctorProfileImage', { body: form })
    }
    const file = new File([new Uint8Array(await picture().png().toBuffer())], 'a.png')
    for (const fields of [
      [],
      [['doctor_profile_img', 'text']],
      [
        ['doctor_profile_img', file],
        ['doctor_profile_img', file],
      ],
      [
        ['doctor_profile_img', file],
        ['more', 'x'],
      ],
      [['other', file]],
    ] as Array<Array<[string, string | File]>>) {
      expect((await send(fields)).body).toMatchObject({ statusCode: 400 })
    }
    const broken = await client.send('PUT', '/api/doctor/updateDoctorProfileImage', {
      body: 'nothing',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(broken.body).toMatchObject({ statusCode: 400, code: 'request.malformed' })
  })

  it('gives nothing for an unknown name', async () => {
    for (const name of ['..%2f..%2fetc%2fpasswd', 'x.webp', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.png`]) {
      expect((await fetch(`${server.origin}/files/profile/${name}`)).status).toBe(404)
    }
    expect((await fetch(`${server.origin}/files/profile/x.webp`, { method: 'POST' })).status).toBe(405)
  })

  it('limits uploads per doctor', async () => {
    const limited = await startDemoServer({
      limits: { uploadsPerDoctor: { ...defaultLimits.uploadsPerDoctor, tries: 2 } },
    })
    const doctor = createTestClient(limited.origin)
    await doctor.signIn(demoDoctors.complete.email)
    const file = new File([new Uint8Array(await picture().png().toBuffer())], 'a.png')
    const statuses = []
    for (let round = 0; round < 3; round += 1)
      statuses.push((await doctor.call('updateDoctorProfileImage', { doctor_profile_img: file })).status)
    expect(statuses).toEqual([201, 201, 429])
    await limited.close()
  })
})
