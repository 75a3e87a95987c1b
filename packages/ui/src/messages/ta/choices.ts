import type { TextsOf } from '../area.ts'
import type { choicesMessages } from '../en/choices.ts'

export const choices: TextsOf<typeof choicesMessages> = {
  spokenLanguages: {
    English: 'ஆங்கிலம்',
    Hindi: 'இந்தி',
    Telugu: 'தெலுங்கு',
    Tamil: 'தமிழ்',
    Kannada: 'கன்னடம்',
    Malayalam: 'மலையாளம்',
    Bengali: 'வங்காளம்',
    Gujarati: 'குஜராத்தி',
    Marathi: 'மராத்தி',
    Punjabi: 'பஞ்சாபி',
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
    'PhD in Medicine': 'மருத்துவத்தில் PhD',
    'Diploma in Anesthesiology': 'மயக்கவியல் பட்டயம்',
    'Diploma in Child Health': 'குழந்தை நலப் பட்டயம்',
    'Diploma in Gynecology and Obstetrics': 'மகளிர் நலம் மற்றும் மகப்பேறு பட்டயம்',
    'Fellowship in Cardiology': 'இதயவியல் ஃபெலோஷிப்',
    'Fellowship in Oncology': 'புற்றுநோயியல் ஃபெலோஷிப்',
  },
}
