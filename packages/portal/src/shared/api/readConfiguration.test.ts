import { describe, expect, it } from 'vitest'
import { readConfiguration } from './readConfiguration.ts'

describe('configuration', () => {
  it('runs under any origin when nothing is set', () => {
    expect(readConfiguration({})).toEqual({
      apiRoot: '/api',
      fileStore: '/files/profile',
      storeAccessToken: false,
      reportTo: '/reports',
      allowedEmailDomains: undefined,
    })
  })

  it('uses the values of a deployment', () => {
    const configuration = readConfiguration({
      VITE_API_ROOT: 'https://api.example.org/v1/',
      VITE_FILE_STORE: 'https://files.example.org/profile',
      VITE_STORE_ACCESS_TOKEN: 'true',
      VITE_REPORT_TO: '',
      VITE_ALLOWED_EMAIL_DOMAINS: 'Hospital.example, clinic.example',
    })
    expect(configuration).toEqual({
      apiRoot: 'https://api.example.org/v1',
      fileStore: 'https://files.example.org/profile',
      storeAccessToken: true,
      reportTo: '',
      allowedEmailDomains: ['hospital.example', 'clinic.example'],
    })
  })

  it.each([
    [{ VITE_API_ROOT: 'api' }, 'VITE_API_ROOT is "api"'],
    [{ VITE_FILE_STORE: 'files' }, 'VITE_FILE_STORE is "files"'],
    [{ VITE_STORE_ACCESS_TOKEN: 'yes' }, 'VITE_STORE_ACCESS_TOKEN is "yes"'],
  ])('refuses %j in one sentence', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(sentence)
  })
})
