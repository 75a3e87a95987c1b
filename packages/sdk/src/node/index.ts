export { CookieJar } from 'tough-cookie'
export { cookieFetch } from './cookieFetch.ts'
