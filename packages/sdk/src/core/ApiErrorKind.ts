/**
 * Why a call failed.
 * - `response`: the server rejected the call: a status of 400 or more (of the response or in its
 *   body), `success: false`, or an `error` in the body
 * - `network`: no response, or an incomplete one
 * - `timeout`: no complete response before the deadline
 * - `aborted`: the caller's signal aborted the call
 * - `parse`: a response with a success status that is not a JSON object: empty, truncated, an HTML
 *   page
 * - `contract`: the JSON does not match the contract, or the response is a redirect, which is never
 *   followed
 * - `setup`: the request could not be created: an invalid argument, option or URL
 */
export type ApiErrorKind = 'response' | 'network' | 'timeout' | 'aborted' | 'parse' | 'contract' | 'setup'
