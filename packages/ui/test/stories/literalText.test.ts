import { expect, it } from 'vitest'
import { literalTexts } from './literalText.ts'

const DATA = ['Conference, Madurai', 'Dr. Meena Raghavan', 'closed', 'NLM-100232', 'A (small) question?']

it('lets texts of the catalogue, data, dates and times pass', () => {
  const texts = [
    '⟦Búït··⟧',
    '⟦Äppröve ⟦10 ä.m.·⟧ now·⟧',
    '⟦Hello ',
    '!··⟧',
    'Meena Raghavan',
    'Fri · Conference, Madurai',
    'Sun · 9:00 AM – 12:00 PM',
    'Sunday 29 November',
    '24 Nov 2026',
    'நவ.',
    'नवंबर 2026',
    'NLM-100232',
    'A (small) question?',
    '1–10',
    '9 AM',
    '50K',
    'தமிழ்',
  ]
  expect(literalTexts(texts, DATA)).toEqual([])
})

it('finds a literal, alone and beside allowed text', () => {
  const texts = [
    'Closed',
    'Fri · Closed',
    'Fridays',
    'Nov sales',
    'AM only',
    '300 slots',
    '9:00 AM, 300 left',
    'a@b',
    '⟦Slöts··⟧ today',
    'Conference, Madurai: cancelled',
  ]
  expect(literalTexts(texts, DATA)).toEqual(texts)
})
