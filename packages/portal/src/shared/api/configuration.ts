/** Settings of a deployment, from `VITE_…` variables at build time; all have a default. */
export interface Configuration {
  /**
   * Root of the API, a path of the portal's own origin or an absolute address. `VITE_API_ROOT`,
   * default `/api`.
   */
  apiRoot: string
  /**
   * Folder from which profile images are loaded by file name. `VITE_FILE_STORE`, default
   * `/files/profile`.
   */
  fileStore: string
  /**
   * Whether a returned access token is kept in local storage (D13). `VITE_STORE_ACCESS_TOKEN`,
   * default false.
   */
  storeAccessToken: boolean
  /**
   * URL that measurements and errors are reported to; empty for none. `VITE_REPORT_TO`, default
   * `/reports`.
   */
  reportTo: string
  /**
   * Allowed e-mail domains (D2). `VITE_ALLOWED_EMAIL_DOMAINS`, comma-separated; undefined means the
   * SDK's list.
   */
  allowedEmailDomains: readonly string[] | undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function address(name: string, value: unknown, otherwise: string): string {
  const given = text(value) || otherwise
  if (!given.startsWith('/') && !URL.canParse(given)) {
    throw new Error(`${name} is "${given}": give a path that starts with / or an absolute address.`)
  }
  return given.replace(/\/+$/, '')
}

/**
 * Reads and checks the configuration.
 *
 * @param environment name → value, as Vite gives it
 * @throws Error with one sentence that names the variable, its value and what is expected
 */
export function readConfiguration(environment: Readonly<Record<string, unknown>>): Configuration {
  const store = text(environment['VITE_STORE_ACCESS_TOKEN']) || 'false'
  if (store !== 'true' && store !== 'false') {
    throw new Error(`VITE_STORE_ACCESS_TOKEN is "${store}": give true or false.`)
  }
  const domains = text(environment['VITE_ALLOWED_EMAIL_DOMAINS'])
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')
  return {
    apiRoot: address('VITE_API_ROOT', environment['VITE_API_ROOT'], '/api'),
    fileStore: address('VITE_FILE_STORE', environment['VITE_FILE_STORE'], '/files/profile'),
    storeAccessToken: store === 'true',
    reportTo:
      environment['VITE_REPORT_TO'] === '' ? '' : address('VITE_REPORT_TO', environment['VITE_REPORT_TO'], '/reports'),
    allowedEmailDomains: domains.length > 0 ? domains : undefined,
  }
}

/** The configuration of this build, read once at start. */
export const configuration = readConfiguration(import.meta.env)
