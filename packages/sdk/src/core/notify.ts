/**
 * Calls a listener. An exception in the listener is reported as uncaught, like that of an event
 * listener, and does not affect the call.
 */
export function notify<T>(listener: ((value: T) => void) | undefined, value: T): void {
  try {
    listener?.(value)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
