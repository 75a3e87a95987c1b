/** The part of Next that samples use. Next itself is not installed. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react'

  export function useServerInsertedHTML(insert: () => ReactNode): void
}
