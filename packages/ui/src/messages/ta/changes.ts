import type { TextsOf } from '../area.ts'
import type { changesMessages } from '../en/changes.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const changes: TextsOf<typeof changesMessages> = {
  title: 'இப்போதுதான் மாற்றியவை',
  undoOf: (change) => `${change}: செயல்தவிர்`,
  published: (created) => count(created, { one: '# ஸ்லாட் வெளியிடப்பட்டது', other: '# ஸ்லாட்கள் வெளியிடப்பட்டன' }),
  publishedRemoved: (published, removed) =>
    `${published}, ${count(removed, { one: '# அகற்றப்பட்டது', other: '# அகற்றப்பட்டன' })}`,
  added: (slots) => count(slots, { one: '# ஸ்லாட் சேர்க்கப்பட்டது', other: '# ஸ்லாட்கள் சேர்க்கப்பட்டன' }),
  deleted: (slots) => count(slots, { one: '# ஸ்லாட் நீக்கப்பட்டது', other: '# ஸ்லாட்கள் நீக்கப்பட்டன' }),
  switchedOn: (slots) => count(slots, { one: '# ஸ்லாட் இயக்கப்பட்டது', other: '# ஸ்லாட்கள் இயக்கப்பட்டன' }),
  switchedOff: (slots) => count(slots, { one: '# ஸ்லாட் நிறுத்தப்பட்டது', other: '# ஸ்லாட்கள் நிறுத்தப்பட்டன' }),
  changed: (slots) => count(slots, { one: '# ஸ்லாட் மாற்றப்பட்டது', other: '# ஸ்லாட்கள் மாற்றப்பட்டன' }),
}
