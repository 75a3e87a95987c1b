/** Storybook's output for a function (a mock, whatever its name) and for a set. */
const MOCK = String.raw`(?:function \w*\(\)\s*\{\s*\}|\(\) => \{\s*\}|\[object \w+\])`
/**
 * Maximum number of lines of a value. A longer one shows the sample data, not how the component is
 * used.
 */
const LONGEST_VALUE = 8

/**
 * Returns the code of an example as a developer would write it. A story's own wrapper (`LiveSlots`
 * around `Slots`) holds the state that the host would hold, so only the component itself is shown.
 * Callbacks, sets and long data are replaced by a name.
 *
 * @param code Storybook's output for the rendered element
 * @param subject name of the component that the page documents
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
