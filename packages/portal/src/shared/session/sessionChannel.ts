/**
 * Messages between the tabs of one browser about their session (SESS-06).
 * - `leaving`: the server has ended the session; no more requests are sent, the pages are cleared
 *   in a moment
 * - `signedOut`: the pages are cleared now
 * - `signedIn`: a doctor has signed in, the same one or another
 */
export type SessionNews = 'leaving' | 'signedOut' | 'signedIn'

/** Sends {@link SessionNews} to the other tabs. A tab does not receive its own messages. */
export interface SessionChannel {
  announce: (news: SessionNews) => void
  /** @returns a function that stops listening */
  listen: (listener: (news: SessionNews) => void) => () => void
}

const NAME = 'nalam.session'
const NEWS: readonly unknown[] = ['leaving', 'signedOut', 'signedIn'] satisfies SessionNews[]
const isNews = (data: unknown): data is SessionNews => NEWS.includes(data)

/** Creates a channel between the tabs of this browser. */
export function createSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(NAME)
  return {
    announce: (news) => channel.postMessage(news),
    listen(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) listener(data)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

export const sessionChannel = createSessionChannel()
