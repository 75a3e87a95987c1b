const changesets = import.meta.glob<string>('../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Markdown list of the changesets that name this package. */
export const releaseNotes = Object.values(changesets)
  .filter((text) => /^'@nalam\/ui':/m.test(text))
  .map(
    (text) =>
      `- ${text
        .replace(/^---\n[\s\S]*?\n---\n/, '')
        .trim()
        .replaceAll('\n', '\n  ')}`,
  )
  .join('\n')
