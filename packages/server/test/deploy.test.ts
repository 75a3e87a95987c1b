// Checks that the files in deploy/ name only what the program offers; the release workflow tests
// the containers themselves.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { COMMAND_NAMES } from '../src/cli/commands.ts'
import { helpOf } from '../src/cli/readCommandLine.ts'

interface Service {
  command?: string[]
  environment?: Record<string, string>
  image: string
  read_only?: boolean
}

const root = join(import.meta.dirname, '..', '..', '..')
const text = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const services: Record<string, Service> = parse(text('compose.yaml'), { merge: true }).services
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('nalam-server'))
const containerfile = text('Containerfile')

describe('deploy/', () => {
  it('gives the server what messages to patients and offers of other times need', () => {
    const serving = ours.filter(([name]) => name.startsWith('server-'))
    expect(serving).toHaveLength(2)
    for (const [, { environment = {} }] of serving) {
      expect(environment['PUBLIC_URL']).toBe('https://${DOMAIN:-localhost}')
      expect(Object.keys(environment)).toEqual(
        expect.arrayContaining(['MESSAGES_URL', 'MESSAGES_SECRET', 'MESSAGES_LANGUAGE']),
      )
    }
  })

  it('gives the server no variable that it does not read', () => {
    const inImage = [...(/^ENV (.*)$/m.exec(containerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name)
    const inCompose = ours.flatMap(([, { environment }]) => Object.keys(environment ?? {}))
    const names = new Set([...inImage, ...inCompose])
    expect(names.size).toBeGreaterThan(6)
    for (const name of names) expect(helpOf('serve')).toContain(name)
  })

  it('runs commands of the program that the image installs', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'))
    const [, program = ''] = /^ENTRYPOINT \["(.*)"\]$/m.exec(containerfile) ?? []
    const [, command] = /^CMD \["(.*)"\]$/m.exec(containerfile) ?? []
    expect(Object.keys(manifest.bin)).toContain(program)
    expect(containerfile).toContain(`"${manifest.name}@`)
    for (const each of [command, ...ours.flatMap(([, service]) => service.command ?? [])])
      expect(COMMAND_NAMES).toContain(each)
  })

  it('leads Caddy to every server that serves, at the port of the image, and watches its readiness', () => {
    const serving = ours.filter(([, { command }]) => command === undefined).map(([name]) => `${name}:3000`)
    expect(serving).toHaveLength(2)
    expect(text('Caddyfile')).toContain(`reverse_proxy ${serving.join(' ')} {`)
    expect(text('Caddyfile')).toContain('health_uri /readyz')
    expect(containerfile).toMatch(/PORT=3000/)
  })

  it('lets no container of ours write outside /tmp or gain rights', () => {
    for (const [, service] of ours)
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  })
})
