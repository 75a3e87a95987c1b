import { describe, expect, it } from 'vitest'
import { createDoctorApi } from '../client.ts'

const country = '{"data":{"data":[{"id":101,"name":"India"}]}}'

describe('the address of the API', () => {
  const resultOf = async (baseUrl: string) => {
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      return new Response(country)
    }
    const { error } = await createDoctorApi({ baseUrl, fetch }).lookups.countries().result()
    return { asked, error }
  }
  const words = 'baseUrl must be an http(s) URL or a path'

  // An engine resolves the first ones to a host named "utils" and would send the payload there.
  it.each([
    'http://',
    'https:///',
    'http:/',
    '//',
    '///api',
    '//api.nalam.example',
    'http://?host',
    'http://#host',
    'api',
    'localhost:3000',
    'ftp://api.nalam.example',
    'see http://api.nalam.example',
    '/?page',
    '/#page',
    '/api?page=1',
    'https://api.nalam.example/api#page',
  ])('[SDK-03] %j is a setup error with a message, and nothing is sent', async (baseUrl) => {
    const { asked, error } = await resultOf(baseUrl)
    expect(error).toMatchObject({ kind: 'setup', status: 500, message: words, cause: { message: words } })
    expect(asked).toEqual([])
  })

  it.each([
    ['https://api.nalam.example', 'https://api.nalam.example/utils/country/list'],
    ['HTTP://api.nalam.example:8080/', 'http://api.nalam.example:8080/utils/country/list'],
    ['http://127.0.0.1/a/b', 'http://127.0.0.1/a/b/utils/country/list'],
  ])('%j sends requests to %s', async (baseUrl, url) => {
    await expect(resultOf(baseUrl)).resolves.toEqual({ asked: [url], error: undefined })
  })

  // Node has no page address to resolve these against. The error is that of the engine.
  it.each(['', '/', '/api', './', './api/', '../api'])('%j is resolved by the page', async (baseUrl) => {
    const { error } = await resultOf(baseUrl)
    expect(error).toMatchObject({ kind: 'setup', message: expect.stringContaining('URL') })
  })
})
