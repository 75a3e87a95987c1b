import { randomUUID } from 'node:crypto'
import { operationDescriptions, type OperationDescription } from '../../src/contract/contractDocument.ts'
import type { OperationId, RequestBody } from '../../src/contract/contractTypes.ts'
import { API_ROOT } from '../../src/http/route.ts'
import { DEMO_PASSWORD } from '../../src/demo/doctors.ts'
import { DEVICE_COOKIE, SESSION_COOKIE } from '../../src/http/cookies.ts'

/** A response, as tests use it. */
export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: Record<string, unknown>
  readonly text: string
}

/** Calls operations by name and stores cookies, like a browser without the browser's checks. */
export interface TestClient {
  /** The session cookie's value. */
  token: string | undefined
  /** The device cookie's value. */
  device: string | undefined
  /**
   * `body` also contains the path and query parameters. An operation that takes an Idempotency-Key
   * gets a new one.
   */
  call<Id extends OperationId>(
    id: Id,
    body?: RequestBody<Id> | object,
    headers?: Record<string, string>,
  ): Promise<TestResponse>
  send(
    method: string,
    path: string,
    init?: { body?: string | Uint8Array<ArrayBuffer> | FormData; headers?: Record<string, string> },
  ): Promise<TestResponse>
  signIn(email: string, password?: string): Promise<TestResponse>
}

/** Returns the description of one operation. */
export function operation(id: OperationId): OperationDescription {
  const found = operationDescriptions.find(({ operationId }) => operationId === id)
  if (found === undefined) throw new Error(`No operation ${id}`)
  return found
}

function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/**
 * Returns the path of an operation; its parameters and its query are taken from the fields of
 * the same name.
 */
export function pathOf({ path, parameters }: OperationDescription, fields: unknown): string {
  const values = new Map<string, unknown>(Object.entries(Object(fields)))
  const filled = parameters.reduce((part, { name }) => part.replace(`{${name}}`, String(values.get(name))), path)
  const query = parameters.flatMap(({ name, place }) =>
    place === 'query' && values.has(name) ? [[name, String(values.get(name))]] : [],
  )
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`
}

/** Returns the fields of a request's body: those that are not in the path. */
export function bodyOf({ path }: OperationDescription, fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !path.includes(`{${name}}`)))
}

/** Creates a client. @param origin where the server listens */
export function createTestClient(origin: string): TestClient {
  const client: TestClient = {
    token: undefined,
    device: undefined,
    async send(method, path, init = {}) {
      const headers = new Headers(init.headers)
      const cookies = [
        ...(client.token === undefined ? [] : [`${SESSION_COOKIE}=${client.token}`]),
        ...(client.device === undefined ? [] : [`${DEVICE_COOKIE}=${client.device}`]),
      ]
      if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
      const response = await fetch(origin + path, {
        method,
        headers,
        redirect: 'manual',
        ...(init.body === undefined ? {} : { body: init.body }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const value = new RegExp(`^${SESSION_COOKIE}=([^;]*)`).exec(cookie)?.[1]
        if (value !== undefined) client.token = value === '' ? undefined : value
        client.device = new RegExp(`^${DEVICE_COOKIE}=([^;]*)`).exec(cookie)?.[1] ?? client.device
      }
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: isJson && text !== '' ? JSON.parse(text) : {},
      }
    },
    call(id, body, headers = {}) {
      const { method, request, isKeyed } = operation(id)
      const path = API_ROOT + pathOf(operation(id), body)
      const given = isKeyed ? { 'idempotency-key': randomUUID(), ...headers } : headers
      if (request === undefined || body === undefined) return client.send(method, path, { headers: given })
      return request.mediaType === 'multipart/form-data'
        ? client.send(method, path, { headers: given, body: formOf(body) })
        : client.send(method, path, {
            headers: { 'content-type': 'application/json', ...given },
            body: JSON.stringify(bodyOf(operation(id), body)),
          })
    },
    signIn: (email, password = DEMO_PASSWORD) => client.call('loginDoctor', { email, password }),
  }
  return client
}
