/**
 * Node loads modules as bytes; React's loader expects text, and cannot read source maps.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  const loaded = await next(url, context)
  if (loaded.format !== 'module' || typeof loaded.source !== 'object') return loaded
  const source = new TextDecoder().decode(loaded.source).replaceAll(/^\/\/# sourceMappingURL=.*$/gm, '')
  return { ...loaded, source }
}
