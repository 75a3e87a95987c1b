import { createDoctorApi } from '@nalam/sdk'
import { expect, it } from 'vitest'

it('[PROF-11] a file of another window is sent as the file that it is', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const OtherFile: unknown = frame.contentWindow && Reflect.get(frame.contentWindow, 'File')
  if (typeof OtherFile !== 'function') throw new Error('A frame has a File of its own')
  const file: File = Reflect.construct(OtherFile, [['abc'], 'me.png', { type: 'image/png' }])
  expect(file).not.toBeInstanceOf(Blob)
  let form: FormData | undefined
  const api = createDoctorApi({
    baseUrl: 'https://nalam.example/api',
    fetch: async (url, init) => {
      form = await new Request(url, init).formData()
      return Response.json({ statusCode: 201, message: 'Done' })
    },
  })
  await api.profile.uploadImage(file)
  expect(form?.get('doctor_profile_img')).toMatchObject({ name: 'me.png', type: 'image/png', size: 3 })
  frame.remove()
})
