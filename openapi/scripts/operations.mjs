const methods = ['get', 'put', 'post', 'delete', 'patch']

/**
 * Lists the operations of a bundled contract in the order of its paths.
 * @param {any} document the bundled contract
 * @returns {{ id: string, path: string, method: string, operation: any }[]}
 */
export function operations(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => ({ id: item[method].operationId, path, method, operation: item[method] })),
  )
}

/**
 * Follows a local reference.
 * @param {any} document the bundled contract
 * @param {any} value an object, or a reference to one
 */
export function resolve(document, value) {
  if (!value?.$ref) return value
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce((at, key) => at?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
  if (!target) throw new Error(`Nothing at ${value.$ref}`)
  return target
}
