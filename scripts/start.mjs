// npm start: install, build what changed, and run portal and server from one origin on an embedded
// database with demo data. Everything after `--` goes to the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt, markBuilt } from './build-stamp.mjs'
import { ROOT, install, requireNode, run, toolEnvironment, workspaceNode } from './toolchain.mjs'

const HELP = `npm start            install, build, and run portal and server with demo data

npm start -- --port 8080   another port (default 4000)
npm start -- --reset       forget the data in .data/ and begin with fresh demo data
npm start -- --simulate 2/min   let simulated patients book while you look
npm start -- --help        this text

Patients book on a page of their own, on the next port: book there, accept the request in the
portal, and look at the page again.

DATABASE_URL=postgres://…  use that PostgreSQL instead of the embedded database in .data/
SMTP_URL=smtp://…          send one-time codes by mail instead of showing them at /dev/mailbox
`

const args = process.argv.slice(2)
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(HELP)
  process.exit(0)
}

requireNode()
process.stdout.write('Installing …\n')
install({ quiet: true })

if (!isBuilt()) {
  process.stdout.write('Building …\n')
  // Both at once: neither needs the other.
  const builds = ['portal', 'server'].map(async (name) => {
    const { code, output } = await run('node', ['--run', 'build'], { quiet: true, cwd: join(ROOT, 'packages', name) })
    if (code === 0) return true
    process.stderr.write(
      `${output}\nThe build of packages/${name} failed; the lines above say why. Nothing was started.\n`,
    )
    return false
  })
  if ((await Promise.all(builds)).includes(false)) process.exit(1)
  markBuilt()
}

const server = spawn(
  workspaceNode,
  [
    join(ROOT, 'packages/server/dist/main.js'),
    'serve',
    '--demo',
    '--data',
    join(ROOT, '.data'),
    '--portal',
    join(ROOT, 'packages/portal/dist'),
    ...args,
  ],
  { cwd: ROOT, stdio: 'inherit', env: { PORT: '4000', ...toolEnvironment() } },
)
// The page on which patients book, on the next port.
const at = args.indexOf('--port')
const port = at < 0 ? (process.env.PORT ?? '4000') : args[at + 1]
const site = args.includes('--without-extensions')
  ? undefined
  : spawn(workspaceNode, ['--conditions=@nalam/source', join(ROOT, 'examples/book-online/server.mjs')], {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...toolEnvironment(),
        NALAM_URL: `http://localhost:${port}/api`,
        PORT: String(Number(port) + 1),
        DOCTOR: 'Meena',
      },
    })
// The terminal sends Ctrl+C to the server as well. The server shuts down gracefully, and this
// process ends with it.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    if (signal === 'SIGTERM') server.kill(signal)
  })
}
server.on('exit', (code) => {
  site?.kill()
  process.exit(code ?? 1)
})
