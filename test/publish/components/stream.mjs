// Renders a page of server components to a stream and writes it to `<name>.stream`.
import { createWriteStream } from 'node:fs'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-server-dom-webpack/server.node'

const name = process.argv[2]
const { default: Page } = await import(`./app/${name}.js`)
const { Provider } = await import('./app/Provider.js')

/** Every client module is its own chunk, named by its address. */
const clientModules = new Proxy(
  {},
  {
    get: (_, key) => {
      const [id, exported = '*'] = String(key).split('#')
      return { id, name: exported, chunks: [] }
    },
  },
)
const errors = []
const { pipe } = renderToPipeableStream(createElement(Provider, null, createElement(Page)), clientModules, {
  onError: (error) => void errors.push(error),
})
const file = createWriteStream(`${name}.stream`)
pipe(file)
await new Promise((resolve) => {
  file.once('finish', resolve)
})
if (errors.length > 0) throw errors[0]
