/** Calls a listener. Its own error surfaces as that of an event listener does, without touching the call. */
export function notify<T>(listener: ((value: T) => void) | undefined, value: T): void {
  try {
    listener?.(value)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
