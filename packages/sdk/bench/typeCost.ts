// Cost of type-checking a consumer of all 22 operations.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const here = import.meta.dirname
const folder = path.join(here, '.cache/types')
const require = createRequire(import.meta.url)
const sdk = path.join(here, '../dist/index.d.ts')

const calls = {
  '@nalam/sdk': `import { createDoctorApi, isApiError } from '@nalam/sdk'
const api = createDoctorApi({ baseUrl: '/api' })
export async function everything(image: Blob) {
  const registration = await api.account.register({ doctor_name: 'K', email: 'e', mobile_number: '9', password: 'p' })
  await api.account.confirm({ email: registration.email, confirmationCode: '1' })
  await api.account.forgotPassword({ email: 'e' })
  await api.account.resetPassword({ email: 'e', otp: '1', newPassword: 'p', confirmPassword: 'p' })
  const { doctor } = await api.session.login({ email: 'e', password: 'p' }).catch((error: unknown) => {
    if (isApiError(error, 'loginDoctor', 401)) throw new Error(error.userMessage)
    throw error
  })
  await api.session.renew()
  await api.session.logout()
  await api.profile.update({ name: 'K', mobile: '9', email: 'e', locality: 'l', city_id: 1, city_name: 'C', state_id: 35, state_name: 'S', country_id: 101, country_name: 'I', clinic_name: 'C', doctor_qualification: 'MD', doctor_experience: '8', doctor_speciality: 's', language: ['Tamil'], available_days: ['MON'], address: 'A', availableTime: { from: '9 AM', to: '5 PM' }, landmark: 'L', about: 'A', pincode: '6' })
  await api.profile.uploadImage(image)
  await api.profile.toggleActiveStatus(doctor.id)
  const { bookings } = await api.bookings.list({ doctorId: doctor.id, page: 1 })
  await api.bookings.decide(bookings[0]?.id ?? '', { action: 'approve' })
  await api.slots.create({ doctorId: doctor.id, date: '24-11-2026', time: '09:30' })
  const { slots } = await api.slots.listByDate({ doctorId: doctor.id, date: '24-11-2026' })
  await api.slots.setStatus({ slotId: slots[0]?.id ?? '', isOn: true })
  const { tickets } = await api.tickets.list({ page: 1 })
  await api.tickets.setStatus({ ticketId: tickets[0]?.id ?? '', status: 3 })
  return [await api.lookups.specialities(), await api.lookups.countries(), await api.lookups.states(), await api.lookups.cities(), await api.lookups.localities({ cityId: 1 })]
}
`,
  'openapi-fetch': `import createClient from 'openapi-fetch'
import type { paths } from '../../../src/generated/schema.ts'
const api = createClient<paths>({ baseUrl: '/api' })
export async function everything(image: Blob) {
  await api.POST('/doctor/registerDoctor', { body: { doctor_name: 'K', email: 'e', mobile_number: '9', password: 'p' } })
  await api.POST('/doctor/confirmDoctorRegistration', { body: { email: 'e', confirmationCode: '1' } })
  await api.POST('/doctor/forgotpassword', { body: { email: 'e' } })
  await api.POST('/doctor/doctorConfirmForgotPassword', { body: { email: 'e', otp: '1', newPassword: 'p', confirmPassword: 'p' } })
  await api.POST('/doctor/loginDoctor', { body: { email: 'e', password: 'p' } })
  await api.GET('/doctor/doctor-profile')
  await api.POST('/doctor/doctor-logout')
  await api.PUT('/doctor/updateDoctorprofile', { body: { name: 'K', mobile: '9', email: 'e', locality: 'l', city_id: 1, city_name: 'C', state_id: 35, state_name: 'S', country_id: 101, country_name: 'I', clinic_name: 'C', doctor_qualification: 'MD', doctor_experience: '8', doctor_speciality: 's', language: ['Tamil'], available_days: ['MON'], address: 'A', availableTime: { from: '9 AM', to: '5 PM' }, landmark: 'L', about: 'A', pincode: '6' } })
  await api.PUT('/doctor/updateDoctorProfileImage', { body: { doctor_profile_img: image } })
  await api.POST('/doctor/updateDoctorStatus', { body: { id: 'd' } })
  const { data } = await api.POST('/doctor/doc-get-all-bookings', { body: { doctorId: 'd', page: 1 } })
  await api.POST('/doctor/approveBookings', { body: { bookingId: 'b', status: 2 } })
  await api.POST('/doctor/doc-create-slot', { body: { doctor_id: 'd', date: 'd', time: 't' } })
  await api.POST('/doctor/get-slots-by-date', { body: { doctorId: 'd', date: 'd' } })
  await api.DELETE('/doctor/delete-slot', { body: { slotId: 's', status: 1 } })
  await api.POST('/doctor/get_doctor_ticket', { body: { page: 1, searchQuery: '' } })
  await api.POST('/doctor/updateTicketStatus', { body: { ticketId: 't', status: 3 } })
  await api.GET('/speciality/readallspeciality')
  await api.GET('/utils/country/list')
  await api.POST('/utils/state/list', { body: { country_id: 101 } })
  await api.POST('/utils/city/list', { body: { state_id: 35 } })
  await api.POST('/utils/locality/list', { body: { city_id: 1 } })
  return data
}
`,
  'hey-api': `import * as api from '../hey/sdk.gen.ts'
export async function everything(image: Blob) {
  await api.registerDoctor({ body: { doctor_name: 'K', email: 'e', mobile_number: '9', password: 'p' } })
  await api.confirmDoctorRegistration({ body: { email: 'e', confirmationCode: '1' } })
  await api.forgotPassword({ body: { email: 'e' } })
  await api.confirmForgotPassword({ body: { email: 'e', otp: '1', newPassword: 'p', confirmPassword: 'p' } })
  await api.loginDoctor({ body: { email: 'e', password: 'p' } })
  await api.getDoctorProfile()
  await api.logoutDoctor()
  await api.updateDoctorProfile({ body: { name: 'K', mobile: '9', email: 'e', locality: 'l', city_id: 1, city_name: 'C', state_id: 35, state_name: 'S', country_id: 101, country_name: 'I', clinic_name: 'C', doctor_qualification: 'MD', doctor_experience: '8', doctor_speciality: 's', language: ['Tamil'], available_days: ['MON'], address: 'A', availableTime: { from: '9 AM', to: '5 PM' }, landmark: 'L', about: 'A', pincode: '6' } })
  await api.updateDoctorProfileImage({ body: { doctor_profile_img: image } })
  await api.updateDoctorStatus({ body: { id: 'd' } })
  const { data } = await api.listBookings({ body: { doctorId: 'd', page: 1 } })
  await api.updateBookingStatus({ body: { bookingId: 'b', status: 2 } })
  await api.createSlot({ body: { doctor_id: 'd', date: 'd', time: 't' } })
  await api.listSlotsByDate({ body: { doctorId: 'd', date: 'd' } })
  await api.updateSlotStatus({ body: { slotId: 's', status: 1 } })
  await api.listTickets({ body: { page: 1, searchQuery: '' } })
  await api.updateTicketStatus({ body: { ticketId: 't', status: 3 } })
  await api.listSpecialities()
  await api.listCountries()
  await api.listStates({ body: { country_id: 101 } })
  await api.listCities({ body: { state_id: 35 } })
  await api.listLocalities({ body: { city_id: 1 } })
  return data
}
`,
}

const compilers = {
  'TypeScript 7': path.join(here, '../../../node_modules/typescript/bin/tsc'),
  'TypeScript 5.9': require.resolve('typescript/bin/tsc'),
}

/** @returns medians of five runs */
export function typeCosts(): {
  name: string
  compiler: string
  seconds: number
  cpu: number
  instantiations: number
}[] {
  if (!existsSync(sdk)) throw new Error('Build the SDK first: consumers see its declarations, not its source.')
  mkdirSync(folder, { recursive: true })
  const results = []
  const programs = { 'an empty file': 'export {}\n', ...calls }
  for (const [name, code] of Object.entries(programs)) {
    const file = name.replaceAll(/\W+/g, '-')
    writeFileSync(path.join(folder, `${file}.ts`), code)
    const configuration = path.join(folder, `${file}.json`)
    writeFileSync(
      configuration,
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'bundler',
          allowImportingTsExtensions: true,
          strict: true,
          skipLibCheck: true,
          noEmit: true,
          types: [],
          paths: { '@nalam/sdk': [sdk] },
        },
        files: [`${file}.ts`],
      }),
    )
    for (const [compiler, binary] of Object.entries(compilers)) {
      const runs = Array.from({ length: 5 }, () => {
        // The shell measures the CPU time of the compiler and its threads, independent of other
        // processes.
        const command = 'TIMEFORMAT="cpu %U %S"; time "$@"'
        const given = ['-c', command, 'bash', process.execPath, binary, '-p', configuration, '--extendedDiagnostics']
        const { stdout, stderr, status } = spawnSync('bash', given, { encoding: 'utf8' })
        if (status !== 0) throw new Error(`${compiler} refuses ${name}:\n${stdout}`)
        const figure = (label: string) => Number(new RegExp(`${label}:\\s+([\\d.]+)`).exec(stdout)?.[1])
        const [, user, system] = /cpu ([\d.]+) ([\d.]+)/.exec(stderr) ?? []
        return {
          seconds: figure('Total time'),
          cpu: Number(user) + Number(system),
          instantiations: figure('Instantiations'),
        }
      })
      const median = (what: 'seconds' | 'cpu' | 'instantiations') =>
        runs.map((one) => one[what]).toSorted((one, other) => one - other)[2] ?? NaN
      results.push({
        name,
        compiler,
        seconds: median('seconds'),
        cpu: median('cpu'),
        instantiations: median('instantiations'),
      })
    }
  }
  return results
}
