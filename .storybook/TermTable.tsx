import terms from '../docs/terms.json' with { type: 'json' }

/** The pages of the documentation have no font for the scripts of India. */
const SCRIPT = { fontFamily: "'Mukta Malar', Mukta, sans-serif" }

/** Reads a pattern as the words that it forbids. */
const asWords = (patterns: readonly string[] = []) => patterns.filter((pattern) => !/[[\\(^]/.test(pattern)).join(', ')

/** Table of the words of the product: each term in three languages, and the words that it forbids. */
export function TermTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>term</th>
          <th>Tamil</th>
          <th>not</th>
          <th>Hindi</th>
          <th>not</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ term, ta, hi }) => (
          <tr key={term}>
            <td>{term}</td>
            <td lang="ta" style={SCRIPT}>
              {ta?.word}
            </td>
            <td lang="ta" style={SCRIPT}>
              {asWords(ta?.forbidden)}
            </td>
            <td lang="hi" style={SCRIPT}>
              {hi?.word}
            </td>
            <td lang="hi" style={SCRIPT}>
              {asWords(hi?.forbidden)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
