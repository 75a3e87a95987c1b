import type { ThemeOptions } from 'vitepress'

/** Colours of code: custom properties of theme/style.css, so that light and dark share one HTML. */
const COLOURS = {
  '#000001': 'var(--site-code-ink)',
  '#000002': 'var(--site-code-keyword)',
  '#000003': 'var(--site-code-text)',
  '#000004': 'var(--site-code-comment)',
  '#000005': 'var(--site-code-name)',
}

/** Theme with few colours: keywords in the brand's colour, strings in green, comments in grey. */
export const codeTheme: ThemeOptions = {
  name: 'nalam',
  type: 'light',
  fg: '#000001',
  bg: 'transparent',
  colorReplacements: COLOURS,
  settings: [
    { settings: { foreground: '#000001' } },
    {
      scope: ['keyword', 'storage', 'entity.name.tag', 'support.type.property-name.json', 'constant.language'],
      settings: { foreground: '#000002' },
    },
    { scope: ['keyword.operator', 'storage.type.function.arrow'], settings: { foreground: '#000001' } },
    { scope: ['string', 'constant.numeric', 'string.template'], settings: { foreground: '#000003' } },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: '#000004' } },
    {
      scope: [
        'entity.name.function',
        'support.function',
        'entity.name.type',
        'support.class.component',
        'entity.other.attribute-name',
      ],
      settings: { foreground: '#000005' },
    },
  ],
}
