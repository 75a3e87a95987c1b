import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Changes of slots that can be undone. */
export const changesMessages = area('changes', {
  title: 'Changed just now',
  undoOf: (change: string) => `Undo: ${change}`,
  published: (created: number) => count(created, { one: '# slot published', other: '# slots published' }),
  publishedRemoved: (published: string, removed: number) => `${published}, ${removed} removed`,
  added: (slots: number) => count(slots, { one: '# slot added', other: '# slots added' }),
  deleted: (slots: number) => count(slots, { one: '# slot deleted', other: '# slots deleted' }),
  switchedOn: (slots: number) => count(slots, { one: '# slot switched on', other: '# slots switched on' }),
  switchedOff: (slots: number) => count(slots, { one: '# slot switched off', other: '# slots switched off' }),
  changed: (slots: number) => count(slots, { one: '# slot changed', other: '# slots changed' }),
})
