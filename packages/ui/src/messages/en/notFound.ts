import { area } from '../area.ts'

/** The page for an unknown address. */
export const notFoundMessages = area('notFound', {
  text: 'The page may have moved, or the link may be incomplete.',
  home: 'Go to home page',
})
