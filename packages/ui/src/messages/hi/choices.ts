import type { TextsOf } from '../area.ts'
import type { choicesMessages } from '../en/choices.ts'

export const choices: TextsOf<typeof choicesMessages> = {
  spokenLanguages: {
    English: 'अंग्रेज़ी',
    Hindi: 'हिन्दी',
    Telugu: 'तेलुगु',
    Tamil: 'तमिल',
    Kannada: 'कन्नड़',
    Malayalam: 'मलयालम',
    Bengali: 'बांग्ला',
    Gujarati: 'गुजराती',
    Marathi: 'मराठी',
    Punjabi: 'पंजाबी',
  },
  qualifications: {
    MBBS: 'MBBS',
    MD: 'MD',
    DO: 'DO',
    MS: 'MS',
    DM: 'DM',
    MCh: 'MCh',
    BAMS: 'BAMS',
    BHMS: 'BHMS',
    BDS: 'BDS',
    MDS: 'MDS',
    'PhD in Medicine': 'चिकित्सा में PhD',
    'Diploma in Anesthesiology': 'एनेस्थीसियोलॉजी में डिप्लोमा',
    'Diploma in Child Health': 'बाल स्वास्थ्य में डिप्लोमा',
    'Diploma in Gynecology and Obstetrics': 'स्त्री रोग और प्रसूति में डिप्लोमा',
    'Fellowship in Cardiology': 'हृदय रोग में फ़ेलोशिप',
    'Fellowship in Oncology': 'कैंसर रोग में फ़ेलोशिप',
  },
}
