import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Messages } from '@nalam/ui/messages'

const PORTAL = fileURLToPath(new URL('..', import.meta.url))
const SCRIPT = (language: 'en' | 'ta') =>
  `import { loadMessages } from '@nalam/ui/messages'; console.log(JSON.stringify(await loadMessages('${language}')))`

/** The texts of the interface without values in them; those with values are functions and do not come through. */
export function catalogue(language: 'en' | 'ta'): Messages {
  // A process of its own, because the source of another package is found by a condition that the test runner does not set.
  const text = execFileSync(
    join(PORTAL, '../../node_modules/node/bin/node'),
    ['--conditions=@nalam/source', '--input-type=module', '--eval', SCRIPT(language)],
    { cwd: PORTAL, encoding: 'utf8' },
  )
  const messages: Messages = JSON.parse(text)
  return messages
}
