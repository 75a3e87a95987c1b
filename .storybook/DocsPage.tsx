import { Controls, Description, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'

const GUIDES = import.meta.glob<string>('../packages/ui/src/{components,forms,screens}/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** When to use it, its keys and a sample to copy: what the Markdown file beside the component says, without its title. */
function Guide() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const storyFile = String(preparedMeta.parameters['fileName'] ?? '')
  const folder = storyFile.slice(0, storyFile.lastIndexOf('/'))
  const guide = Object.entries(GUIDES).find(
    ([file]) => folder !== '' && file.replace('..', '.').startsWith(`${folder}/`),
  )
  return guide ? <Markdown>{guide[1].replace(/^# .*\n/, '')}</Markdown> : null
}

/** The page of one component: what it is, how it is used, its properties, all of its stories. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Guide />
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="In every state" />
    </>
  )
}
