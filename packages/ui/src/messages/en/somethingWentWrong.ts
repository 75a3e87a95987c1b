import { area } from '../area.ts'

/** The page for an error. */
export const somethingWentWrongMessages = area('somethingWentWrong', {
  title: 'Something went wrong',
  text: 'This page stopped working. Your data is safe. Try again, or go to the home page.',
  requestId: (id: string) => `Reference: ${id}`,
})
