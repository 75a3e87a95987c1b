#!/usr/bin/env node
// Older versions of Node cannot parse the program, so this file rejects them, in syntax that they
// understand.
const OLDEST = [20, 11]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(`nalam-server needs Node ${OLDEST.join('.')} or newer; this is ${process.versions.node}.\n`)
  process.exitCode = 1
} else {
  await import('../dist/main.js')
}
