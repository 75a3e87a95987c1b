/**
 * What the tabs of one browser tell each other about their session (SESS-06).
 * - `leaving`: the server has ended it; no request goes out any more, the pages are cleared in a moment
 * - `signedOut`: the pages are cleared now
 * - `signedIn`: somebody has signed in, again or as somebody else
 */
export type SessionNews = 'leaving' | 'signedOut' | 'signedIn'

/** Carries {@link SessionNews} to the other tabs; a tab does not hear its own. */
export interface SessionChannel {
  announce: (news: SessionNews) => void
  /** @returns how to stop listening */
  listen: (listener: (news: SessionNews) => void) => () => void
}

const NAME = 'nalam.session'
const NEWS: readonly unknown[] = ['leaving', 'signedOut', 'signedIn'] satisfies SessionNews[]
const isNews = (data: unknown): data is SessionNews => NEWS.includes(data)

/** A channel among the tabs of this browser. */
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
