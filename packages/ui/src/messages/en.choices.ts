// Names of what a doctor chooses from in her profile. Not joined to the English catalogue, which every sign-in page carries: they
// come with the screens that show them (`useChoiceNames`).
export const choices = {
  /** Names of the languages a doctor speaks (PROF-06); the API is sent the English ones. */
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
  /** Qualifications (PROF-06); the API is sent the English ones. */
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
