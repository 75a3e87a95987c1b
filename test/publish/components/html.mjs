// Renders the stream of a page to HTML, with the real client modules, and prints it.
import { createReadStream, readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { inserted } from 'next/navigation'
import { createElement, use } from 'react'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'

const file = `${process.argv[2]}.stream`
const ids = [...readFileSync(file, 'utf8').matchAll(/"(file:[^"]+)"/g)].map(([, id]) => id)
const modules = new Map()
for (const id of new Set(ids)) modules.set(id, await import(id))
// What React's client expects of the bundler webpack.
Object.assign(globalThis, {
  __webpack_require__: (id) => modules.get(id),
  __webpack_chunk_load__: () => Promise.resolve(),
})

/** Every client module is found under the name that the stream has for it. */
const moduleMap = new Proxy(
  {},
  {
    get: (_, id) => new Proxy({}, { get: (__, name) => ({ id, name, chunks: [] }) }),
  },
)
const { createFromNodeStream } = await import('react-server-dom-webpack/client.node')
const page = createFromNodeStream(createReadStream(file), { moduleMap, serverModuleMap: null, moduleLoading: null })
const html = await new Promise((resolve, reject) => {
  const { pipe } = renderToPipeableStream(
    createElement(() => use(page)),
    {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    },
  )
})
console.log(inserted.map((insert) => renderToStaticMarkup(createElement('head', null, ...insert()))).join(''), html)
