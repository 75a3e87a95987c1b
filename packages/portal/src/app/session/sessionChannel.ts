/** Tells the other tabs of this browser that the doctor has signed out (SESS-06). */
export interface SessionChannel {
  announceSignOut(): void
  /** @returns how to stop listening */
  onSignOut(listener: () => void): () => void
}

const NAME = 'nalam.session'
const SIGNED_OUT = 'signed-out'

/** A tab does not hear its own announcement. */
export function createSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(NAME)
  return {
    announceSignOut: () => channel.postMessage(SIGNED_OUT),
    onSignOut(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (data === SIGNED_OUT) listener()
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

export const sessionChannel = createSessionChannel()
