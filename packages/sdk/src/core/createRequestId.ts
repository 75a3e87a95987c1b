/** Creates the id of a call from the time of its start. */
export const createRequestId = (start: number): string =>
  start.toString(16) + Math.random().toString(16).slice(2).padEnd(13, '0')
