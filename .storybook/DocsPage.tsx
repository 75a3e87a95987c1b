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
import { pages } from '../packages/portal/src/app/pages.ts'
import { useDocsGlobals } from './docsGlobals.ts'
import { addressesOfScreens, portalAddress } from './portalPages.ts'
import { Status } from './Status.tsx'
import { requirementsIn } from './storyLabel.ts'

const GUIDES = import.meta.glob<string>('../packages/ui/src/{components,forms,bookings,screens}/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const MODULES = import.meta.glob<string>('../packages/portal/src/features/*/*Route.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The address of a portal, given when Storybook is built. */
const PORTAL: string | undefined = import.meta.env['STORYBOOK_PORTAL']

/** Where the portal shows each screen. */
const ADDRESSES = addressesOfScreens(pages, MODULES)

/**
 * Components that fill or cover a page are shown in an iframe: a modal would cover the
 * documentation.
 */
const FRAMED = /^(?:Screens|Flows)\/|dialog|prompt|SignInAgain|shell|layout/i

/** Number of states on a page: more would take long to load and to read. */
const ON_PAGE = 6

/** Returns the file of the stories, such as `packages/ui/src/components/Avatar/Avatar.stories.tsx`. */
function useStoryFile(): string {
  const { preparedMeta } = useOf('meta', ['meta'])
  return String(preparedMeta.parameters['fileName'] ?? '')
}

/** Returns the folder of the documented component, such as `packages/ui/src/components/Avatar`. */
function useFolder(): string {
  const storyFile = useStoryFile()
  return storyFile.slice(0, storyFile.lastIndexOf('/'))
}

/**
 * Returns the Markdown file of the component, else of its folder, in two parts, without its title:
 * when to use it and its keys; what only developers need.
 */
function useGuide(): { forDesigners: string; forDevelopers: string } | undefined {
  const storyFile = useStoryFile()
  const folder = useFolder()
  const guide =
    GUIDES[`.${storyFile.replace(/\.stories\.tsx$/, '.md')}`] ??
    Object.entries(GUIDES).find(([file]) => folder !== '' && file.replace('..', '.').startsWith(`${folder}/`))?.[1]
  if (guide === undefined) return undefined
  const at = guide.search(/^## (?:For developers|Sample)$/m)
  return {
    forDesigners: guide.slice(0, at).replace(/^# .*\n/, ''),
    forDevelopers: guide.slice(at).replace(/^## For developers$/m, ''),
  }
}

/**
 * Returns the name of a state as in the sidebar, its requirements, and the title of its story if
 * that says more.
 */
function describe(id: string, name: string): { state: string; requirements: string[]; sentence: string | undefined } {
  const words = (id.split('--')[1] ?? id).replaceAll('-', ' ')
  const state = words.charAt(0).toUpperCase() + words.slice(1)
  const requirements = requirementsIn(name)
  const sentence = name.replaceAll(/\[[A-Z]+-\d+\] ?/g, '')
  return { state, requirements, sentence: sentence.toLowerCase() === words ? undefined : sentence }
}

/** Returns a line of a list that leads to a story. */
function linkTo({ id, name }: { id: string; name: string }): string {
  const { state, requirements, sentence } = describe(id, name)
  const text = [sentence, ...requirements.map((requirement) => `\`${requirement}\``)].filter(Boolean).join(' ')
  return `- [${state}](?path=/story/${id})${text && `: ${text}`}`
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
 * Documentation page of one component: what a designer asks for first (when to use it, its keys, all
 * of its states), then the code.
 */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const isFramed = FRAMED.test(title)
  const place = isFramed
    ? { inline: false, height: title.startsWith('Screens/') ? '720px' : '460px' }
    : { inline: true }
  // A story that fixes language, theme or width is a test, and one without the tag is hidden: neither
  // is a state.
  const stories = Object.values(csfFile.stories).filter(
    ({ globals: fixed = {}, tags = [] }) => Object.keys(fixed).length === 0 && !tags.includes('!dev'),
  )
  const first = stories.find(({ id }) => id.endsWith('--typical')) ?? stories[0]
  const others = stories.filter((story) => story !== first)
  const elsewhere = others.slice(ON_PAGE - 1)
  const folder = useFolder()
  const part = folder.slice(folder.lastIndexOf('/') + 1)
  // An iframe reads the toolbar only when it is loaded.
  const globals = useDocsGlobals()
  const look = isFramed ? Object.values(globals).join(' ') : ''
  const addresses = ADDRESSES.get(part) ?? []
  const guide = useGuide()
  // No code is shown for a flow, which connects screens to a server of its own, or for a
  // foundation, which draws tokens.
  const sourceState = /^(?:Flows|Design)\//.test(title) ? 'none' : 'hidden'
  return (
    <>
      <Title />
      <Status of={part} />
      {!guide && <Description />}
      {addresses.length > 0 && (
        <p>
          In the portal:{' '}
          {addresses.map((path, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <a
                href={portalAddress(path, PORTAL, import.meta.env.DEV, location)}
                target="_blank"
                rel="noreferrer"
                style={{ fontSize: 'inherit' }}
              >
                {path}
              </a>
            </span>
          ))}
        </p>
      )}
      {guide && <Markdown>{guide.forDesigners}</Markdown>}
      {first && <Canvas key={look} of={first.moduleExport} story={place} sourceState={sourceState} />}
      <Controls />
      <Heading>{elsewhere.length > 0 ? 'States' : 'In every state'}</Heading>
      {others.slice(0, ON_PAGE - 1).map(({ id, name, moduleExport }) => (
        <div key={id}>
          <StateHeading id={id} name={name} />
          <Canvas key={look} of={moduleExport} story={place} sourceState={sourceState} />
        </div>
      ))}
      {elsewhere.length > 0 && (
        <>
          <Subheading>More states</Subheading>
          <Markdown>{elsewhere.map(linkTo).join('\n')}</Markdown>
        </>
      )}
      {guide && (
        <>
          <Heading>For developers</Heading>
          <Description />
          <Markdown>{guide.forDevelopers}</Markdown>
        </>
      )}
    </>
  )
}
