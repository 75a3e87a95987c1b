/**
 * Why a call failed.
 * - `answer`: the server said no (its status, or the code in its body, is 400 or more)
 * - `unreachable`: no answer, or one that broke off
 * - `timeout`: no complete answer before the deadline
 * - `aborted`: the caller's signal ended it
 * - `unreadable`: an answer that is not JSON: empty, cut short, an HTML page
 * - `contract`: JSON that does not hold what the contract promises
 * - `setup`: the request could not be made
 */
export type ApiErrorKind = 'answer' | 'unreachable' | 'timeout' | 'aborted' | 'unreadable' | 'contract' | 'setup'
