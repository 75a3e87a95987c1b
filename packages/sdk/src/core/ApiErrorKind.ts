/**
 * Why a call failed.
 * - `response`: the server refused (its status, or the code in its body, is 400 or more)
 * - `network`: no response, or one that broke off
 * - `timeout`: no complete response before the deadline
 * - `aborted`: the caller's signal ended it
 * - `parse`: a response that is not JSON: empty, cut short, an HTML page
 * - `contract`: JSON that does not hold what the contract promises
 * - `setup`: the request could not be made
 */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'aborted' | 'parse' | 'contract' | 'setup'
