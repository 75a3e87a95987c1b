/** The part of Next that samples use. Next itself is not installed. */
declare module 'next/navigation' {
  export function useServerInsertedHTML(insert: () => import('react').ReactNode): void
}
