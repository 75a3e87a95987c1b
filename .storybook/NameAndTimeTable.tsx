import { doctorName, firstName, patientTime } from '@nalam/sdk'

const LANGUAGES = { en: 'English', ta: 'Tamil', hi: 'Hindi' }
/** Names in the script of each language, as they are stored. */
const PATIENTS: Readonly<Record<string, string>> = {
  en: 'Mrs. R. Anitha Selvam',
  ta: 'திரு. எஸ். முருகன்',
  hi: 'श्रीमती अनीता शर्मा',
}
const SCRIPT = { fontFamily: "'Mukta Malar', Mukta, sans-serif" }

/** Table of dates, times and names in each language, made by the functions that every text uses. */
export function NameAndTimeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>language</th>
          <th>day and time for a patient</th>
          <th>another year</th>
          <th>a patient is stored as</th>
          <th>and greeted as</th>
          <th>a doctor</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(LANGUAGES).map(([code, language]) => {
          const { day, time } = patientTime({ date: '2026-12-03', time: '10:30' }, code, '2026-11-20')
          const later = patientTime({ date: '2027-01-04', time: '14:30' }, code, '2026-11-20')
          return (
            <tr key={code} lang={code} style={SCRIPT}>
              <td lang="en">{language}</td>
              <td>
                {day} · {time}
              </td>
              <td>
                {later.day} · {later.time}
              </td>
              <td>{PATIENTS[code]}</td>
              <td>{firstName(PATIENTS[code] ?? '')}</td>
              <td>{doctorName('Dr Anbu', code)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
