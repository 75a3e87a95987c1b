// Names of a doctor's qualifications and languages. Not merged into the English catalogue, which
// every sign-in page loads: they are loaded with the screens that use them (`useChoiceNames`).
export const choices = {
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
}
