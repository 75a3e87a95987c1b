import { isLaterHour, VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { Refusal, refuseMethod } from '../../contract/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { message, respond, type Mount, type Routes } from '../../http/route.ts'
import { changeInSession } from '../../security/sessions.ts'
import { findPlace, hasSpeciality } from '../lookups/store.ts'
import { reencodeImage } from './image.ts'
import { isOnePlace, versionTag } from './rules.ts'
import { findImage, saveImage, saveProfile, toggleActive } from './store.ts'

const NAME = /^[0-9a-f]{32}\.webp$/

/**
 * Mounts `/files/profile/<name>`: profile images from the database. A name is 128 random bits, and
 * its content never changes.
 */
export function mountProfileImages({ db }: Pick<Dependencies, 'db'>): Mount {
  return (app) => {
    app.get('/files/profile/:name', async (c) => {
      const name = c.req.param('name')
      const content = NAME.test(name) ? await findImage(db, name) : undefined
      if (content === undefined) throw new Refusal('not_found')
      return c.body(new Uint8Array(content), 200, {
        'Content-Type': 'image/webp',
        'Content-Disposition': 'inline',
        'Cache-Control': 'private, max-age=31536000, immutable',
      })
    })
    app.all('/files/profile/:name', refuseMethod('GET, HEAD'))
  }
}

export function profileRoutes(dependencies: Dependencies) {
  const { db, random } = dependencies
  return {
    async updateDoctorProfile({ body, doctorId, requestId, token, ifMatch }) {
      if (!isLaterHour(body.availableTime.from, body.availableTime.to)) {
        throw new Refusal('request.invalid', {
          'availableTime.to': VALIDATION_MESSAGES['validation.profile.availableTime.order'],
        })
      }
      if (!(await hasSpeciality(db, body.doctor_speciality))) {
        throw new Refusal('request.invalid', { doctor_speciality: 'This value is not one of the choices.' })
      }
      const place = await findPlace(db, body.locality)
      if (place === undefined || !isOnePlace(place, body)) {
        throw new Refusal('place.unknown', 'locality')
      }
      const save = { doctorId, requestId, sent: body, cityId: place.cityId, ifMatch }
      const version = await changeInSession(dependencies, { token }, (tx) => saveProfile(tx, dependencies, save))
      return respond<'updateDoctorProfile'>(
        200,
        { data: message('profile.updated') },
        { headers: { ETag: versionTag(version) } },
      )
    },

    async updateDoctorProfileImage({ body, doctorId, requestId, token }) {
      const content = await reencodeImage(new Uint8Array(await body.doctor_profile_img.arrayBuffer()))
      const name = `${random.fileName()}.webp`
      await changeInSession(dependencies, { token }, (tx) =>
        saveImage(tx, dependencies, { doctorId, requestId, name, content }),
      )
      return respond<'updateDoctorProfileImage'>(201, message('image.updated'))
    },

    async updateDoctorStatus({ body, doctorId, requestId, token }) {
      if (body.id !== doctorId) throw new Refusal('not_found')
      const code = await changeInSession(dependencies, { token }, (tx) =>
        toggleActive(tx, dependencies, { doctorId, requestId }),
      )
      return respond<'updateDoctorStatus'>(200, { data: message(code) })
    },
  } satisfies Partial<Routes>
}
