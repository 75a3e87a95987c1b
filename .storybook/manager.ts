import { addons } from 'storybook/manager-api'
import { sidebarName } from './storyLabel.ts'

addons.setConfig({
  sidebar: { renderLabel: ({ name, type }) => (type === 'story' ? sidebarName(name) : name) },
})
