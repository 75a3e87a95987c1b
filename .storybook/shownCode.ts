/** What the renderer of examples writes for a function (a mock, whatever its name) and for a set. */
const MOCK = String.raw`(?:function \w*\(\)\s*\{\s*\}|\(\) => \{\s*\}|\[object \w+\])`
/** A value of more lines says what the sample data are, not how the part is used. */
const LONGEST_VALUE = 8

/**
 * The code of an example as one would write it. A story's own wrapper (`LiveSlots` around `Slots`) holds the state that a host
 * would hold: the part itself is shown. Callbacks, sets and long data stand as a name.
 *
 * @param code what Storybook writes down of the rendered element
 * @param subject the name of the part that the page is about
 */
export function shownCode(code: string, subject: string): string {
  return code
    .replaceAll(new RegExp(String.raw`(</?)Live(?=${subject}\b)`, 'g'), '$1')
    .replaceAll(new RegExp(String.raw`(\w+)=\{${MOCK}\}`, 'g'), '$1={$1}')
    .replaceAll(new RegExp(String.raw`(\w+): ${MOCK}`, 'g'), '$1')
    .replaceAll(
      /^( +)(\w+)=\{(?![^\n]*\}\n)[[{(<][^\n]*\n([\s\S]*?)\n\1[\]})>/][^\n]*$/gm,
      (whole, indent: string, name: string) =>
        whole.split('\n').length > LONGEST_VALUE ? `${indent}${name}={${name}}` : whole,
    )
}
