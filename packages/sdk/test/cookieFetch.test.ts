import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDoctorApi, type Fetch } from '../src/index.ts'
import { CookieJar, cookieFetch } from '../src/node/index.ts'
import { exampleResponse } from '../src/testing/index.ts'

const cookie = '__Host-nalam_session=abc123; Path=/; HttpOnly; Secure; SameSite=Lax'
const server = createServer((request, response) => {
  const json = (status: number, body: object, headers = {}) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
  request.resume()
  if (request.url?.endsWith('loginDoctor')) {
    json(201, exampleResponse('loginDoctor', 201), {
      'Set-Cookie': [cookie, '__Host-bad=1; Path=/', 'other=1; Domain=elsewhere.example'],
    })
  } else if (request.url?.endsWith('doctor-logout')) {
    json(200, exampleResponse('logoutDoctor', 200), {
      'Set-Cookie': '__Host-nalam_session=; Path=/; Secure; Max-Age=0',
    })
  } else if (request.headers.cookie === '__Host-nalam_session=abc123') {
    json(200, exampleResponse('getDoctorProfile', 200))
  } else json(401, exampleResponse('getDoctorProfile', 401), { 'X-Cookie': request.headers.cookie ?? 'none' })
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

it('[SDK-09] keeps the session of a script in Node from login to logout, and no cookie that the rules refuse', async () => {
  const jar = new CookieJar()
  const api = createDoctorApi({ baseUrl, fetch: cookieFetch({ jar }) })
  await expect(api.session.renew().result()).resolves.toMatchObject({ ok: false })
  await api.session.login({ email: 'kavitha.raman@nalam.example', password: 'Secret@2026' })
  expect((await jar.getCookies(baseUrl.replace('http:', 'https:'))).map(({ key }) => key)).toEqual([
    '__Host-nalam_session',
  ])
  await expect(api.session.renew()).resolves.toMatchObject({ doctor: { name: 'Kavitha Raman' } })
  await api.session.logout()
  const after = await api.session.renew().result()
  expect(after.error?.headers?.get('X-Cookie')).toBe('none')
})

it('sends with the fetch of the moment, so that test handlers may be started later', async () => {
  const api = createDoctorApi({ baseUrl, fetch: cookieFetch() })
  vi.stubGlobal('fetch', async () => Response.json(exampleResponse('getDoctorProfile', 200)))
  await expect(api.session.renew()).resolves.toMatchObject({ doctor: { name: 'Kavitha Raman' } })
  vi.unstubAllGlobals()
})

it('two clients do not share a session unless they share a jar', async () => {
  const jar = new CookieJar()
  const one = createDoctorApi({ baseUrl, fetch: cookieFetch({ jar }) })
  await one.session.login({ email: 'a@b', password: 'x' })
  const alone = createDoctorApi({ baseUrl, fetch: cookieFetch() })
  const together = createDoctorApi({ baseUrl, fetch: cookieFetch({ jar }) })
  await expect(alone.session.renew().result()).resolves.toMatchObject({ ok: false })
  await expect(together.session.renew().result()).resolves.toMatchObject({ ok: true })
})

it('reports on plain http to another machine that the session cannot be stored, and stores it if that is allowed', async () => {
  // Node resolves the name of another machine; here the request is sent to the server of this test.
  const send: Fetch = (url, init) => fetch(url.replace('http://api.internal/api', baseUrl), init)
  const remote = { baseUrl: 'http://api.internal/api' }
  const refused = createDoctorApi({ ...remote, fetch: cookieFetch({ fetch: send }) })
  const { error } = await refused.session.login({ email: 'a@b', password: 'x' }).result()
  expect(error).toMatchObject({ kind: 'setup', message: expect.stringContaining('allowInsecureCookies') })

  const jar = new CookieJar()
  const withUrl: Fetch = async (url, init) => {
    const response = await send(url, init)
    return Object.defineProperty(response, 'url', { value: url })
  }
  const fetchInsecure = cookieFetch({ jar, fetch: withUrl, allowInsecureCookies: true })
  const allowed = createDoctorApi({ ...remote, fetch: fetchInsecure })
  await allowed.session.login({ email: 'a@b', password: 'x' })
  await expect(allowed.session.renew()).resolves.toHaveProperty('doctor')
})
