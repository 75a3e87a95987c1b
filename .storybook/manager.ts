import { addons } from 'storybook/manager-api'
import { frameTheme } from './frameTheme.ts'
import { sidebarName } from './storyLabel.ts'

addons.setConfig({
  theme: frameTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sidebarName(name) : name) },
})
