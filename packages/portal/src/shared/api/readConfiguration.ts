/** Settings of a deployment, from `VITE_…` variables at build time; all have a default. */
export interface Configuration {
  /** Path or address of the API. `VITE_API_ROOT`, default `/api`. */
  apiRoot: string
  /** Folder of the profile images. `VITE_FILE_STORE`, default `/files/profile`. */
  fileStore: string
  /** Whether an access token is stored (D13). `VITE_STORE_ACCESS_TOKEN`, default false. */
  storeAccessToken: boolean
  /** URL of reports; empty for none. `VITE_REPORT_TO`, default `/reports`. */
  reportTo: string
  /** Allowed e-mail domains (D2), else the SDK's. `VITE_ALLOWED_EMAIL_DOMAINS`, with commas. */
  allowedEmailDomains: readonly string[] | undefined
}

type Environment = Readonly<Record<string, unknown>>

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function address(name: string, value: unknown, otherwise: string): string {
  const given = text(value) || otherwise
  if (!given.startsWith('/') && !URL.canParse(given)) {
    throw new Error(`${name} is "${given}": give a path that starts with / or an absolute address.`)
  }
  return given.replace(/\/+$/, '')
}

/** Reads the root of the API; throws an error that says what is expected. */
export const readApiRoot = (environment: Environment): string =>
  address('VITE_API_ROOT', environment['VITE_API_ROOT'], '/api')

/** Reads the configuration; throws an error that names a variable and what is expected. */
export function readConfiguration(environment: Environment): Configuration {
  const store = text(environment['VITE_STORE_ACCESS_TOKEN']) || 'false'
  if (store !== 'true' && store !== 'false') {
    throw new Error(`VITE_STORE_ACCESS_TOKEN is "${store}": give true or false.`)
  }
  const domains = text(environment['VITE_ALLOWED_EMAIL_DOMAINS'])
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')
  return {
    apiRoot: readApiRoot(environment),
    fileStore: address('VITE_FILE_STORE', environment['VITE_FILE_STORE'], '/files/profile'),
    storeAccessToken: store === 'true',
    reportTo:
      environment['VITE_REPORT_TO'] === '' ? '' : address('VITE_REPORT_TO', environment['VITE_REPORT_TO'], '/reports'),
    allowedEmailDomains: domains.length > 0 ? domains : undefined,
  }
}
