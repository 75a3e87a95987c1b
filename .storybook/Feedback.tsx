import { bugs } from '../packages/ui/package.json'

/** The foot of every page of the documentation: where to say what is missing or wrong. */
export function Feedback() {
  const page = new URLSearchParams(location.search).get('id') ?? 'Storybook'
  const query = new URLSearchParams({ template: 'change.yml', title: `${page.replace(/--docs$/, '')}: ` })
  return (
    <p>
      Is something missing, wrong or hard to find on this page?{' '}
      <a href={`${bugs.url}/new?${query}`} target="_blank" rel="noreferrer">
        Tell us
      </a>
      . You need no code for it: a sentence and a picture are enough.
    </p>
  )
}
