/** One area of the texts: its name in a catalogue, and its English. */
export interface Area<Name extends string, Texts> {
  readonly name: Name
  readonly english: Texts
}

/** The texts of an area: what every language has to say. */
export type TextsOf<OneArea> = OneArea extends Area<string, infer Texts> ? Texts : never

/**
 * Defines an area. A text with a value is a function, so that the compiler checks its use.
 *
 * @param name its name in the catalogues, and of its file
 * @param english the English texts; their type is the type of every language
 */
export const area = <Name extends string, Texts>(name: Name, english: Texts): Area<Name, Texts> => ({ name, english })
