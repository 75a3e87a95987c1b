/** A reason not to start. The message is one sentence, shown in the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
