/**
 * Why a call failed.
 * - `response`: the server refused: a status or a code in the body of 400 or more, `success: false`, or `error` in the body
 * - `network`: no response, or one that broke off
 * - `timeout`: no complete response before the deadline
 * - `aborted`: the caller's signal ended it
 * - `parse`: a response that is not JSON: empty, cut short, an HTML page
 * - `contract`: JSON that does not hold what the contract promises, or a redirect, which is never followed
 * - `setup`: the request could not be made: a wrong argument, option or address
 */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'aborted' | 'parse' | 'contract' | 'setup'
