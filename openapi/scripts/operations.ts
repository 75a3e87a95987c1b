import type { Contract, Operation, Parameter, Reference } from './Contract.ts'

/** An operation with its path and method in the contract. */
export type PlacedOperation = { id: string; path: string; method: string; operation: Operation }

/** Lists the operations of a bundled contract whose responses are JSON, in the order of its paths. */
export const operations = (contract: Contract): PlacedOperation[] =>
  placed(contract).filter(({ operation }) => operation['x-stream'] !== true)

/** Lists the operations whose response is a stream of events. */
export const streams = (contract: Contract): PlacedOperation[] =>
  placed(contract).filter(({ operation }) => operation['x-stream'] === true)

function placed(contract: Contract): PlacedOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    ['get', 'put', 'post', 'delete', 'patch'].flatMap((method) => {
      const operation = item[method]
      return operation ? [{ id: operation.operationId, path, method, operation }] : []
    }),
  )
}

/** Resolves a local reference; returns any other value unchanged. */
export function resolve<T extends object>(contract: Contract, value: T | Reference): T {
  if (!('$ref' in value)) return value
  let at: unknown = contract
  for (const key of value.$ref.slice(2).split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
    at = typeof at === 'object' && at !== null && name in at ? at[name as keyof typeof at] : undefined
  }
  if (at === undefined) throw new Error(`Nothing at ${value.$ref}`)
  return at as T
}

/** Returns whether an operation is for platforms, which send a key. */
export const isOfPlatform = ({ security = [] }: Operation): boolean =>
  security.some((scheme) => Object.hasOwn(Object(scheme), 'platformKey'))

/** Returns whether an operation is for a patient with a link. */
export const isOfPatient = ({ path }: PlacedOperation): boolean => path.startsWith('/patient/')

/** Returns whether an operation takes an Idempotency-Key and may therefore be repeated. */
export function takesKey(contract: Contract, { parameters = [] }: Operation): boolean {
  return parameters.some((parameter) => resolve<Parameter>(contract, parameter).name === 'Idempotency-Key')
}
