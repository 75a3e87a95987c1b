import { TAMIL_NADU_CITIES } from '../lookups/tamilNaduCities.ts'

// Words that are common in passwords in India but rank too low, or are missing, in international
// password lists.
const PLACES =
  'india bharat hindustan tamilnadu tamil kerala karnataka andhra telangana maharashtra gujarat rajasthan punjab bengal bihar odisha ' +
  'assam goa kashmir delhi newdelhi mumbai bombay madras bangalore bengaluru hyderabad kolkata calcutta pune kochi trivandrum ' +
  'coimbatore trichy mysore mangalore jaipur lucknow ahmedabad chandigarh bhopal pondicherry puducherry ooty kaveri ganga'
const TIMES =
  'january february march april june july august september october november december monday tuesday wednesday thursday friday ' +
  'saturday sunday summer winter spring monsoon diwali deepavali pongal holi onam dussehra navaratri ramzan christmas'
const NAMES =
  'krishna ganesh ganesha murugan shiva sivan vishnu rama sairam saibaba lakshmi saraswati durga kali hanuman balaji saravana jesus ' +
  'allah kumar raja rajini vijay ajith thala dhoni sachin virat kohli modi gandhi ambedkar'
const PHRASES = 'iloveindia jaihind namaste vanakkam vandemataram cricket amma appa'

const words = (text: string) => text.toLowerCase().split(' ')

// Turns `T Nagar 600017, Adyar 600020` into names without pincodes, each written as one word.
const localities = TAMIL_NADU_CITIES.flatMap(({ name, localities: text }) =>
  [name, ...text.split(', ')].map((entry) => entry.toLowerCase().replace(/[^a-z]/g, '')),
)

/**
 * Places, times, names and phrases that an attacker in India combines with a year or a number.
 * Lower case.
 */
export const LOCAL_WORDS: ReadonlySet<string> = new Set([
  ...words(PLACES),
  ...words(TIMES),
  ...words(NAMES),
  ...words(PHRASES),
  ...localities,
])
