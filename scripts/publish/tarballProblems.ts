import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../toolchain.mjs'

/**
 * Files that a published package may contain. Any other file is a test, note or key that was
 * included by mistake.
 */
const ALLOWED = [
  /^package\.json$/,
  /^README\.md$/,
  /^CHANGELOG\.md$/,
  /^LICENSE$/,
  /^api\.md$/,
  /^dist\/[\w./@-]+\.(?:js|cjs|mjs|d\.ts|d\.cts|d\.mts|css|json)(?:\.map)?$/,
  /^dist\/[\w./@-]+\.(?:woff2|svg)$/,
  /^dist\/guides\/\w+\.md$/,
  /^dist\/fonts\/LICENSE-[\w-]+\.txt$/,
  // The server: its program, migrations, dashboard, the files of a new database, and the served
  // portal.
  /^bin\/nalam-server\.mjs$/,
  /^drizzle\/\w+\.sql$/,
  /^drizzle\/meta\/_journal\.json$/,
  /^grafana\/nalam-server\.json$/,
  /^dist\/(?:portal\/)?licenses(?:-patient|-display)?\.md$/,
  /^dist\/portal\/LICENSE-[\w-]+\.txt$/,
  /^dist\/emptyDatabase\.tar\.gz$/,
  /^dist\/portal\/[\w./@-]+\.(?:html|js|css|json|svg|woff2)(?:\.(?:br|gz))?$/,
]

/** Folders and names that may not be shipped, even below dist. */
const NEVER = [/(?:^|\/)\.[^/]/, /\.(?:test|stories|spec)\./, /(?:^|\/)(?:node_modules|__\w+__)\//]

const REQUIRED = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE']

/** Traces of secrets and of the machine that built the package. */
const SECRETS = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a registry token', /_authToken|npm_[A-Za-z0-9]{36}/],
  ['a GitHub token', /gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40}/],
  ['a cloud key', /AKIA[0-9A-Z]{16}|AIza[\w-]{35}/],
  ['a signed token', /eyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{15,}/],
  ['a database address with a password', /postgres(?:ql)?:\/\/(?!user:password@)[^\s:'"`]+:[^\s@'"`]+@/],
  ['a path of the machine that built it', /(?:^|["'`\s(])\/(?:home|root|Users|tmp|builds?)\/[\w.-]+\//],
]

/** Ids of rules, goals and requirements. */
const ID = String.raw`\b(?:D\d+[ab]?|[KPRSUV]\d+|[A-Z]{3,}-\d\d)\b`

/** References to documents, commands and files of the repository, which no package contains. */
const CITATION = new RegExp(
  [
    String.raw`\b[Dd]ecisions? \d{4}\b`,
    String.raw`\b[Ss]ections? \d+\b`,
    String.raw`\b[Tt]he specification\b`,
    String.raw`\bpnpm --filter\b`,
    // Folders of the repository, but not the end of a longer path or URL.
    String.raw`(?<![\w./@-])(?:docs|test|scripts)/\w+`,
  ].join('|'),
)
const ID_OR_CITATION = new RegExp(`${ID}|${CITATION.source}`)

/** Texts of other authors. */
const LICENCES = /(?:^|\/)(?:LICENSE[\w-]*(?:\.txt)?|licenses(?:-patient|-display)?\.md)$/

/** Fields of a JSON document that people read. */
const PROSE_FIELDS = new Set(['description', 'summary', 'title'])

/** @returns every description, summary and title in a JSON value */
function proseFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (PROSE_FIELDS.has(name) ? [inner] : []) : proseFields(inner),
  )
}

/**
 * Returns the text of a file that is searched for citations: documents, declarations, and the prose
 * of JSON. Other data is not searched, because the same letters mean something else there. The
 * migrations in drizzle/*.sql are not searched either: databases store their hashes, so that their
 * comments cannot change.
 */
function searchedText(file: string, text: string): string {
  if (LICENCES.test(file)) return ''
  if (/\.(?:md|d\.[cm]?ts)$/.test(file)) return text
  return file.endsWith('.json') ? proseFields(JSON.parse(text)).join('\n') : ''
}

/**
 * Finds all problems of an unpacked tarball.
 * @param folder the unpacked `package` folder
 */
export function packageProblems(folder: string): { files: string[]; problems: string[] } {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => statSync(join(folder, path)).isFile())
  const problems = []
  for (const file of REQUIRED) if (!files.includes(file)) problems.push(`${file} is missing`)
  for (const file of files) {
    if (!ALLOWED.some((rule) => rule.test(file)) || NEVER.some((rule) => rule.test(file))) {
      problems.push(`${file} is not on the list of what may be shipped`)
    }
    if (/\.(?:woff2|png|br|gz)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    if (text.includes(ROOT)) problems.push(`${file} holds the path of this work tree`)
    // Comments in declarations have the ids of requirements and rules; the README says where they are.
    const cited = (/\.d\.[cm]?ts$/.test(file) ? CITATION : ID_OR_CITATION).exec(searchedText(file, text))
    if (cited) problems.push(`${file} cites ${cited[0]}, which its readers do not have`)
    for (const [what, mark] of SECRETS as [string, RegExp][]) {
      const found = mark.exec(text)
      if (found) problems.push(`${file} holds ${what}: ${found[0].slice(0, 24)}…`)
    }
  }
  const { scripts = {}, ...manifest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (/workspace:|catalog:|@nalam\/source/.test(JSON.stringify(manifest))) {
    problems.push('package.json still speaks of the workspace')
  }
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare']) {
    if (name in scripts) problems.push(`package.json runs a ${name} script on its users' machines`)
  }
  for (const range of Object.values(manifest.devDependencies ?? {})) {
    if (/^(?:file|link):/.test(String(range))) problems.push('package.json points at a folder')
  }
  return { files, problems }
}

/**
 * @param target an existing folder
 * @returns the unpacked package
 */
export function unpack(tarball: string, target: string): string {
  execFileSync('tar', ['-xzf', tarball, '-C', target])
  return join(target, 'package')
}
