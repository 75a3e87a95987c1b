import { randomUUID } from 'node:crypto'
import { bodyOf, pathOf } from '../support/testClient.ts'
import { API_ROOT } from '../../src/http/route.ts'
import type { OperationDescription } from '../../src/contract/contractDocument.ts'
import { SESSION_COOKIE } from '../../src/http/cookies.ts'

/** Takes a request and responds: an application, or one with a planted fault. */
export type Send = (request: Request) => Promise<Response>

/** A request in parts, so that a fault can be inserted and a finding printed. */
export interface Probe {
  readonly operation: OperationDescription
  readonly method?: string
  readonly body?: unknown
  /** The raw body, instead of {@link Probe.body}. */
  readonly raw?: string
  readonly contentType?: string | null
  readonly token?: string | undefined
  /** The key of a platform. */
  readonly platformKey?: string
  /** As a browser sends it. */
  readonly origin?: string
  /** The Idempotency-Key, if the operation takes one: a new one if left out, none for `null`. */
  readonly key?: string | null
}

/** A response with its parsed body. */
export interface ProbeResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Parsed JSON; `undefined` if it is not JSON. */
  readonly body: unknown
  /** Duration in milliseconds. */
  readonly took: number
  /** Processor time of this thread in milliseconds. */
  readonly processor: number
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    form.append(name, value instanceof Blob ? value : typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

async function requestOf({
  operation,
  method = operation.method,
  body,
  raw,
  contentType,
  token,
  platformKey,
  origin,
  key,
}: Probe): Promise<Request> {
  const headers = new Headers()
  if (token !== undefined) headers.set('cookie', `${SESSION_COOKIE}=${token}`)
  if (platformKey !== undefined) headers.set('authorization', `Bearer ${platformKey}`)
  if (origin !== undefined) headers.set('origin', origin)
  if (operation.isKeyed && key !== null) headers.set('idempotency-key', key ?? randomUUID())
  const url = `http://localhost${API_ROOT}${pathOf(operation, body)}`
  if (method === 'GET' || method === 'HEAD' || operation.request === undefined)
    return new Request(url, { method, headers })
  const isForm = operation.request.mediaType === 'multipart/form-data' && raw === undefined
  // A form is serialised first: as a stream it would break Node's fetch when the server does not
  // read it to the end.
  const form = isForm ? new Response(formOf(body)) : undefined
  const content = raw ?? (await form?.arrayBuffer()) ?? JSON.stringify(isObject(body) ? bodyOf(operation, body) : body)
  headers.set('content-type', form?.headers.get('content-type') ?? contentType ?? operation.request.mediaType)
  const request = new Request(url, { method, headers, body: content })
  if (contentType === null) request.headers.delete('content-type')
  else if (contentType !== undefined) request.headers.set('content-type', contentType)
  return request
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends a probe and reads the response. */
export async function ask(send: Send, probe: Probe): Promise<ProbeResponse> {
  const request = await requestOf(probe)
  const began = performance.now()
  const before = process.threadCpuUsage()
  const response = await send(request)
  const text = await response.text()
  const { user, system } = process.threadCpuUsage(before)
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: parsed(text),
    took: performance.now() - began,
    processor: (user + system) / 1000,
  }
}
