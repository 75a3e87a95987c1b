import { area } from '../area.ts'

/** Show and hide a password, and its rules. */
export const passwordFieldMessages = area('passwordField', {
  show: 'Show password',
  hide: 'Hide password',
  rulesTitle: 'Your password needs:',
  met: '(met)',
  rules: {
    length: 'at least 8 characters',
    uppercase: 'an uppercase letter',
    lowercase: 'a lowercase letter',
    digit: 'a number',
    special: 'one of @$!%*?&',
  },
  guessable: 'nothing that is easy to guess, such as a common word or your name',
})
