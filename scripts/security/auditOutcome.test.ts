import { describe, expect, it } from 'vitest'
import { auditOutcome } from './auditOutcome.mjs'

describe('the check for known vulnerabilities (goal S10)', () => {
  it('passes when the registry knows of none', () => {
    expect(auditOutcome(0, 'No known vulnerabilities found\n')).toEqual({
      kind: 'clean',
      text: 'No known vulnerabilities found',
    })
  })

  it('fails on a vulnerability and names it', () => {
    const outcome = auditOutcome(1, '1 vulnerabilities found\nSeverity: 1 high\nlodash <4.17.21\n')
    expect(outcome).toMatchObject({ kind: 'found', text: expect.stringContaining('lodash') })
  })

  it.each([
    ['ERR_PNPM_AUDIT_BAD_RESPONSE  The audit endpoint responded with 404', 'ERR_PNPM_AUDIT_BAD_RESPONSE'],
    ['ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS  it does not exist', 'ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS'],
    ['ERR_PNPM_META_FETCH_FAIL  GET: request failed', 'ERR_PNPM_META_FETCH_FAIL'],
    ['FetchError: connect ECONNREFUSED 127.0.0.1:4873', 'ECONNREFUSED'],
    ['getaddrinfo EAI_AGAIN registry.example', 'EAI_AGAIN'],
  ])('reports "not checked" and why after %s, whatever the exit code', (output, reason) => {
    for (const code of [0, 1]) {
      expect(auditOutcome(code, output)).toEqual({
        kind: 'not checked',
        text: `not checked: the registry did not respond to the audit (${reason})`,
      })
    }
  })
})
