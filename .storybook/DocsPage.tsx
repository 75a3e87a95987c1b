import {
  Canvas,
  Controls,
  Description,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

const GUIDES = import.meta.glob<string>('../packages/ui/src/{components,forms,screens}/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Path of each screen in `pnpm dev`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'Screens/Login': '/',
  'Screens/Registration': '/doctor/register',
  'Screens/Dashboard': '/doctor/dashboard',
  'Screens/Appointments': '/doctor/appointment',
  'Screens/Slots': '/doctor/slot',
  'Screens/Add Slot': '/doctor/add/slot',
  'Screens/Tickets': '/doctor/tickets',
  'Screens/View Profile': '/doctor/view-profile',
  'Screens/Edit Profile': '/doctor/edit-profile',
}

/**
 * Components that fill or cover a page are shown in an iframe: a modal would cover the
 * documentation.
 */
const FRAMED = /^(?:Screens|Flows)\/|dialog|prompt|SignInAgain|shell|layout/i

/**
 * The Markdown file beside the component, without its title: when to use it, its keys and a sample
 * to copy.
 */
function Guide() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const storyFile = String(preparedMeta.parameters['fileName'] ?? '')
  const folder = storyFile.slice(0, storyFile.lastIndexOf('/'))
  const guide = Object.entries(GUIDES).find(
    ([file]) => folder !== '' && file.replace('..', '.').startsWith(`${folder}/`),
  )
  return guide ? <Markdown>{guide[1].replace(/^# .*\n/, '')}</Markdown> : null
}

/**
 * Returns the name of a state as in the sidebar, its requirements, and the title of its story if
 * that says more.
 */
function describe(id: string, name: string): { state: string; requirements: string[]; sentence: string | undefined } {
  const words = (id.split('--')[1] ?? id).replaceAll('-', ' ')
  const state = words.charAt(0).toUpperCase() + words.slice(1)
  const requirements = Array.from(name.matchAll(/\[([A-Z]+-\d+)\]/g), ([, requirement = '']) => requirement)
  const sentence = name.replaceAll(/\[[A-Z]+-\d+\] ?/g, '')
  return { state, requirements, sentence: sentence.toLowerCase() === words ? undefined : sentence }
}

/** Heading and text above the example of a state. */
function StateHeading({ id, name }: { id: string; name: string }) {
  const { state, requirements, sentence } = describe(id, name)
  return (
    <>
      <Subheading>{state}</Subheading>
      {(sentence !== undefined || requirements.length > 0) && (
        <p>
          {sentence}
          {requirements.map((requirement) => (
            <span key={requirement}>
              {' '}
              <code>{requirement}</code>
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/**
 * Documentation page of one component: its description, usage, properties and all of its states.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const isFramed = FRAMED.test(title)
  const place = isFramed
    ? { inline: false, height: title.startsWith('Screens/') ? '720px' : '460px' }
    : { inline: true }
  const stories = Object.values(csfFile.stories)
  const first = stories.find(({ id }) => id.endsWith('--typical')) ?? stories[0]
  const others = stories.filter((story) => story !== first)
  const address = ADDRESSES[title]
  // No code is shown for a flow, which connects screens to a server of its own, or for a
  // foundation, which draws tokens.
  const sourceState = /^(?:Flows|Design)\//.test(title) ? 'none' : 'hidden'
  return (
    <>
      <Title />
      <Description />
      {address !== undefined && (
        <p>
          In the portal (<code>pnpm dev</code>): <a href={`http://localhost:4000${address}`}>{address}</a>
        </p>
      )}
      <Guide />
      {first && <Canvas of={first.moduleExport} story={place} sourceState={sourceState} />}
      <Controls />
      <Heading>In every state</Heading>
      {others.map(({ id, name, moduleExport }) => (
        <div key={id}>
          <StateHeading id={id} name={name} />
          <Canvas of={moduleExport} story={place} sourceState={sourceState} />
        </div>
      ))}
    </>
  )
}
