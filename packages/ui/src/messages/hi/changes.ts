import type { TextsOf } from '../area.ts'
import type { changesMessages } from '../en/changes.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const changes: TextsOf<typeof changesMessages> = {
  title: 'अभी-अभी किए गए बदलाव',
  undoOf: (change) => `${change}: वापस लें`,
  published: (created) => count(created, { one: '# स्लॉट प्रकाशित', other: '# स्लॉट प्रकाशित' }),
  publishedRemoved: (published, removed) =>
    `${published}, ${count(removed, { one: '# हटाया गया', other: '# हटाए गए' })}`,
  added: (slots) => count(slots, { one: '# स्लॉट जोड़ा गया', other: '# स्लॉट जोड़े गए' }),
  deleted: (slots) => count(slots, { one: '# स्लॉट हटाया गया', other: '# स्लॉट हटाए गए' }),
  switchedOn: (slots) => count(slots, { one: '# स्लॉट चालू किया गया', other: '# स्लॉट चालू किए गए' }),
  switchedOff: (slots) => count(slots, { one: '# स्लॉट बंद किया गया', other: '# स्लॉट बंद किए गए' }),
  changed: (slots) => count(slots, { one: '# स्लॉट बदला गया', other: '# स्लॉट बदले गए' }),
}
