import type { SeededRandom } from './seededRandom.ts'

// Common given names and fathers' names in Tamil Nadu. The people are fictitious.
const GIVEN = [
  'Anitha',
  'Arun',
  'Bhuvana',
  'Chitra',
  'Deepa',
  'Dinesh',
  'Eswari',
  'Ganesh',
  'Gayathri',
  'Harini',
  'Ilango',
  'Jayanthi',
  'Kamala',
  'Karthik',
  'Kavitha',
  'Lakshmi',
  'Loganathan',
  'Malathi',
  'Mani',
  'Meenakshi',
  'Murugan',
  'Nandhini',
  'Naveen',
  'Nithya',
  'Padma',
  'Pandian',
  'Parvathi',
  'Prabhu',
  'Priya',
  'Raghavan',
  'Rajesh',
  'Ramya',
  'Revathi',
  'Sangeetha',
  'Saravanan',
  'Selvi',
  'Senthil',
  'Shanthi',
  'Siva',
  'Sowmya',
  'Sundar',
  'Suresh',
  'Thamarai',
  'Uma',
  'Vasanth',
  'Velu',
  'Vidya',
  'Vignesh',
  'Yamuna',
  'Yuvaraj',
] as const
const FAMILY = [
  'Arumugam',
  'Balasubramanian',
  'Chandran',
  'Devarajan',
  'Ganesan',
  'Govindan',
  'Ilangovan',
  'Jayaraman',
  'Kannan',
  'Krishnan',
  'Kumaravel',
  'Manickam',
  'Muthusamy',
  'Natarajan',
  'Palaniappan',
  'Perumal',
  'Rajendran',
  'Ramasamy',
  'Sankaran',
  'Selvam',
  'Shanmugam',
  'Subramanian',
  'Sundaram',
  'Thangavel',
  'Venkatesan',
  'Viswanathan',
] as const
const TAMIL = [
  'கவிதா முருகன்',
  'செந்தில் குமரன்',
  'மீனாட்சி சுந்தரம்',
  'அருண் பாலாஜி',
  'லட்சுமி நாராயணன்',
  'தமிழ்ச்செல்வி',
  'வேலு சாமி',
  'பாரதி கண்ணன்',
  'யாழினி இளங்கோ',
  'சரவணன் பெருமாள்',
] as const

/** Returns a fictitious patient's name; one in eight is in Tamil script. */
export function patientName(random: SeededRandom): string {
  if (random.below(8) === 0) return random.pick(TAMIL)
  return `${random.pick(GIVEN)} ${random.pick(FAMILY)}`
}

/**
 * Returns a fictitious mobile number in a valid format. All start with 90000, so that nobody is
 * called by accident.
 */
export function patientPhone(random: SeededRandom): string {
  return `90000${String(random.below(100_000)).padStart(5, '0')}`
}
