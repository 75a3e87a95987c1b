/** A reference to another part of the contract. */
export type Reference = { $ref: string }

/** A JSON schema, with the keywords that the scripts read. */
export type Schema = { [keyword: string]: unknown } & {
  type?: string
  description?: string
  enum?: (string | number)[]
  'x-enum-varnames'?: string[]
  additionalProperties?: boolean | Schema
  'x-texts'?: Record<string, string>
}

/** A body of a request or a response. */
export type Media = {
  schema: Schema | Reference
  examples?: Record<string, Reference | { value: Record<string, unknown> }>
}

/** A response of an operation. */
export type ResponseObject = { headers?: Record<string, unknown>; content?: Record<string, Media> }

/** A parameter in the path or the headers of a request. */
export type Parameter = { name: string; in: string; required?: boolean }

/** A default text of an operation. */
export type Message = { id: string; text: string }

/** An operation, with the fields that the scripts read. */
export type Operation = {
  operationId: string
  security?: unknown[]
  'x-read'?: boolean
  'x-repeatable'?: boolean
  'x-stream'?: boolean
  'x-capability'?: string
  'x-body-limit'?: number
  'x-messages'?: Record<string, Message>
  parameters?: (Parameter | Reference)[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, ResponseObject | Reference>
}

/** The bundled contract. */
export type Contract = {
  openapi: string
  paths: Record<string, Partial<Record<string, Operation>>>
  webhooks: Record<string, { post?: Pick<Operation, 'requestBody' | 'x-capability'> }>
  components: { schemas: Record<string, Schema> } & Record<string, Record<string, unknown>>
  'x-wrapper-messages': Record<string, Message>
  'x-capabilities': Record<string, string>
}
