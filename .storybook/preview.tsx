import type { Decorator, Preview } from '@storybook/react-vite'
import { VALIDATION_MESSAGES } from '@nalam/sdk/validation'
import { configure } from 'storybook/test'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Area } from '../packages/ui/src/messages/area.ts'
import type { Messages } from '../packages/ui/src/messages/catalogue.ts'
import { hi } from '../packages/ui/src/messages/hi/index.ts'
import type { Language } from '../packages/ui/src/messages/languages.ts'
import { ta } from '../packages/ui/src/messages/ta/index.ts'
import { disguise } from '../packages/ui/test/stories/pseudo.ts'
import { storyClock } from '../packages/ui/src/fixtures/slots.ts'
import { NalamProvider } from '../packages/ui/src/components/NalamProvider/NalamProvider.tsx'
import { PageTheme } from '../packages/ui/src/components/NalamProvider/PageTheme.tsx'
import type { Appearance, Density } from '../packages/ui/src/theme/appearance.ts'
import { loadThemes } from '../packages/ui/src/theme/loadThemes.ts'
import { forcedColors } from '../packages/ui/src/theme/ownTokens.ts'
import '../packages/ui/src/theme/styles.css'
import { controlsByType } from './argTypes.ts'
import { DocsContainer } from './DocsContainer.tsx'
import { globalsOfPageAround } from './docsGlobals.ts'
import { DocsPage } from './DocsPage.tsx'
import { OWN_BRAND } from './ownBrand.ts'
import { keepDocsQuiet } from './quietDocs.ts'
import { shownCode } from './shownCode.ts'

keepDocsQuiet()

// Time limit for waits of play functions, long enough for a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** English in disguise, which reveals texts that do not come from the catalogue. */
const pseudo: Messages = {
  ...Object.fromEntries(
    Object.values(
      import.meta.glob<Record<string, Area<string, unknown>>>('../packages/ui/src/messages/en/*.ts', { eager: true }),
    )
      .flatMap((module) => Object.values(module))
      .map(({ name, english }) => [name, disguise(english)]),
  ),
  validation: disguise(VALIDATION_MESSAGES),
}
const CATALOGUES: Record<Language | 'pseudo', Messages> = { en: {}, ta, hi, pseudo }
const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark', 'high-contrast']

function chosen<T extends string>(value: unknown, choices: readonly T[], otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise
}

/** Renders a story without navigation: clicking a link does not change the address. */
function StoryPage({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <div
      ref={setElement}
      onClickCapture={(event) => {
        const target = event.target
        if (target instanceof Element && element?.contains(target) && target.closest('a[href]')) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}

/**
 * Simulates forced colors, which a toolbar cannot turn on: sets the system colors on our own
 * tokens, as the provider does for forced colors.
 */
const FORCED = Object.fromEntries(Object.entries(forcedColors).map(([name, value]) => [`--${name}`, value]))

const withProvider: Decorator = (Story, { globals, viewMode }) => {
  const language = chosen(globals['language'], ['en', 'ta', 'hi', 'pseudo'] as const, 'en')
  return (
    <NalamProvider
      appearance={chosen(globals['appearance'], APPEARANCES, 'light')}
      density={chosen<Density>(globals['density'], ['comfortable', 'compact'], 'comfortable')}
      language={language === 'pseudo' ? 'en' : language}
      messages={CATALOGUES[language]}
      now={storyClock}
      theme={globals['brand'] === 'own' ? OWN_BRAND : undefined}
      style={{
        ...(globals['appearance'] === 'forced-colors' ? FORCED : {}),
        // On a docs page the document keeps Storybook's colours, and each story has its own
        // background.
        ...(viewMode === 'docs' ? { backgroundColor: 'var(--nalam-canvas)', padding: 16, borderRadius: 8 } : {}),
      }}
    >
      {viewMode === 'story' && <PageTheme />}
      <StoryPage>
        <Story />
      </StoryPage>
    </NalamProvider>
  )
}

/** Returns the name of the component that a page documents. */
const nameOf = (component: unknown): string =>
  typeof component === 'function' || (typeof component === 'object' && component !== null)
    ? String(Reflect.get(component, 'displayName') ?? Reflect.get(component, 'name') ?? '')
    : ''

const preview: Preview = {
  beforeAll: loadThemes,
  decorators: [withProvider],
  tags: ['autodocs'],
  argTypesEnhancers: [controlsByType],
  initialGlobals: {
    appearance: 'light',
    brand: 'nalam',
    density: 'comfortable',
    language: 'en',
    ...globalsOfPageAround(),
  },
  globalTypes: {
    appearance: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
          { value: 'forced-colors', title: 'Forced colours' },
          { value: 'system', title: 'Use system setting' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: 'nalam', title: 'Nalam' },
          { value: 'own', title: 'Own brand' },
        ],
        dynamicTitle: true,
      },
    },
    density: { toolbar: { title: 'Density', icon: 'menu', items: ['comfortable', 'compact'], dynamicTitle: true } },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'ta', title: 'தமிழ்' },
          { value: 'hi', title: 'हिन्दी' },
          { value: 'pseudo', title: 'Pseudo' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Fluent's focus keeper places focusable guards around overlays, which pass the focus on.
      context: { exclude: ['[data-tabster-dummy]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // axe collects one element per rule for passed checks: describing all of them takes longer
        // than checking them.
        resultTypes: ['violations', 'incomplete'],
      },
    },
    backgrounds: { disable: true },
    docs: {
      page: DocsPage,
      container: DocsContainer,
      source: {
        type: 'dynamic',
        excludeDecorators: true,
        transform: (code: string, { component }: { component?: unknown }) => shownCode(code, nameOf(component)),
      },
    },
    viewport: {
      options: {
        phone320: { name: '320', styles: { width: '320px', height: '640px' } },
        phone: { name: '360', styles: { width: '360px', height: '800px' } },
        tablet: { name: '900', styles: { width: '900px', height: '800px' } },
        wide: { name: '1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Design',
          'Screens',
          'Flows',
          'Actions',
          'Fields',
          'Choices',
          'Feedback',
          'Overlays',
          'Data',
          'Slots and dates',
          'Frame',
          'Other names',
          'Changelog',
        ],
      },
    },
  },
}

export default preview
