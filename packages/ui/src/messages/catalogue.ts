import type { Area } from './area.ts'
import type { ta } from './ta/index.ts'

/** Every area with its texts. The Tamil list is the type: an area that it lacks cannot be shown. */
export type Catalogue = typeof ta

/**
 * The texts of one language by area. English comes with the components that show it, so its
 * catalogue is empty; a host may pass areas with its own words.
 */
export type Messages = { readonly [Name in keyof Catalogue]?: Catalogue[Name] }

/** Returns the texts of an area in the language of a catalogue; English if that lacks it. */
export function textsOf<Name extends keyof Catalogue>(
  { name, english }: Area<Name, Catalogue[Name]>,
  messages: Messages,
): Catalogue[Name] {
  return messages[name] ?? english
}
