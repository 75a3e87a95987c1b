import { area } from '../area.ts'

/** Names of qualifications and languages. */
export const choicesMessages = area('choices', {
  /** Names of the languages that a doctor speaks (PROF-06); the API receives the English ones. */
  spokenLanguages: {
    English: 'English',
    Hindi: 'Hindi',
    Telugu: 'Telugu',
    Tamil: 'Tamil',
    Kannada: 'Kannada',
    Malayalam: 'Malayalam',
    Bengali: 'Bengali',
    Gujarati: 'Gujarati',
    Marathi: 'Marathi',
    Punjabi: 'Punjabi',
  },
  /** Qualifications (PROF-06); the API receives the English ones. */
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
    'PhD in Medicine': 'PhD in Medicine',
    'Diploma in Anesthesiology': 'Diploma in Anesthesiology',
    'Diploma in Child Health': 'Diploma in Child Health',
    'Diploma in Gynecology and Obstetrics': 'Diploma in Gynecology and Obstetrics',
    'Fellowship in Cardiology': 'Fellowship in Cardiology',
    'Fellowship in Oncology': 'Fellowship in Oncology',
  },
})
