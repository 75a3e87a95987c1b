import { describe, expect, it } from 'vitest'
import { doctorName, firstName, withoutTitle } from './names.ts'

describe('[OFFER-02] the name by which a patient is greeted', () => {
  it.each([
    ['Anitha Selvam', 'Anitha'],
    ['  Anitha  ', 'Anitha'],
    ['Ravi K', 'Ravi'],
    ['K Ravi', 'Ravi'],
    ['R. Anitha Selvam', 'Anitha'],
    ['S.Anitha', 'Anitha'],
    ['A.P.J. Abdul Kalam', 'Abdul'],
    ['SK Ravi', 'Ravi'],
    ['OM PRAKASH', 'OM'],
    ['SK RAVI', 'RAVI'],
    ['Mrs. K Meena', 'Meena'],
    ['Mrs Meena', 'Meena'],
    ['MR. RAJESH', 'RAJESH'],
    ['Dr. (Mrs.) Lakshmi Devi', 'Lakshmi'],
    ['Smt. Lakshmi', 'Lakshmi'],
    ['Thiru Murugan', 'Murugan'],
    ['Md. Rafi', 'Rafi'],
    ['Ravi S/O Kumar', 'Ravi'],
    ['திரு. எஸ். முருகன்', 'முருகன்'],
    ['திருமதி கே மீனா', 'மீனா'],
    ['எம்.ஜி. ராமச்சந்திரன்', 'ராமச்சந்திரன்'],
    ['க. அன்பழகன்', 'அன்பழகன்'],
    ['இரா. முருகன்', 'முருகன்'],
    ['செல்வி ஜெயலலிதா', 'ஜெயலலிதா'],
    ['श्री रवि शर्मा', 'रवि'],
    ['श्रीमती के. अनीता', 'अनीता'],
    ['कु. पूजा', 'पूजा'],
    ['एस के रवि', 'रवि'],
    ['ओम प्रकाश', 'ओम'],
    ['Elodie Roy', 'Elodie'],
    ['McX Ravi', 'McX'],
    ['SKx Ravi', 'SKx'],
    ['Ravi. Kumar', 'Kumar'],
    ['Ravin. Kumar', 'Ravin'],
    ['Geoff Baby', 'Geoff'],
    ['Offa King', 'Offa'],
  ])('%j is greeted as %j', (name, expected) => expect(firstName(name)).toBe(expected))

  it.each(['', 'Mrs.', 'Mr. K', 'R. S.', 'Baby of Lakshmi', 'B/O Lakshmi', 'திரு.', 'श्रीमती', '—', '2'])(
    '%j holds no name: the greeting has none',
    (name) => expect(firstName(name)).toBe(''),
  )
})

describe('a doctor’s name', () => {
  it.each([
    ['Meena Raghavan', 'Meena Raghavan'],
    ['Dr Anbu', 'Anbu'],
    ['DR. ANBU', 'ANBU'],
    ['Dr.Anbu', 'Anbu'],
    ['Dr. Dr. Anbu', 'Anbu'],
    ['டாக்டர் அன்பு', 'அன்பு'],
    ['மரு. அன்பு', 'அன்பு'],
    ['डॉ. अनिता', 'अनिता'],
    ['डॉक्टर अनिता', 'अनिता'],
    ['Drew Barry', 'Drew Barry'],
    [' Dr Anbu ', 'Anbu'],
    [' Anbu ', 'Anbu'],
    ['Anbu Dr. Raja', 'Anbu Dr. Raja'],
    ['டாக்டராஜன்', 'டாக்டராஜன்'],
  ])('%j is %j without the title', (name, expected) => expect(withoutTitle(name)).toBe(expected))

  it.each([
    ['Dr Anbu', 'en', 'Dr. Anbu'],
    ['Anbu', 'en', 'Dr. Anbu'],
    ['Dr Anbu', 'ta', 'டாக்டர் Anbu'],
    ['டாக்டர் அன்பு', 'ta', 'டாக்டர் அன்பு'],
    ['டாக்டர் அன்பு', 'en', 'Dr. அன்பு'],
    ['Dr. Anbu', 'hi', 'डॉ. Anbu'],
    ['Prof. Anbu', 'en', 'Prof. Anbu'],
    ['Dr. Prof. Anbu', 'ta', 'Prof. Anbu'],
    ['Profit Raja', 'en', 'Dr. Profit Raja'],
    ['Anbu Prof. Raja', 'en', 'Dr. Anbu Prof. Raja'],
  ])('%j in %s has one title: %s', (name, language, expected) => expect(doctorName(name, language)).toBe(expected))
})
