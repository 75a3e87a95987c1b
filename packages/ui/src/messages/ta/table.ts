import type { TextsOf } from '../area.ts'
import type { tableMessages } from '../en/table.ts'

export const table: TextsOf<typeof tableMessages> = {
  serialNumber: 'வ.எண்',
  number: (number) => `எண் ${number}`,
  call: (patient) => `${patient} அவர்களை அழை`,
  date: 'தேதி',
  bookingId: 'முன்பதிவு எண்',
  patientName: 'நோயாளியின் பெயர்',
  mobileNumber: 'கைபேசி எண்',
  slot: 'ஸ்லாட்',
  payment: 'கட்டணம்',
  method: 'முறை',
  status: 'நிலை',
  action: 'செயல்',
  paid: 'பெறப்பட்டது',
  online: 'ஆன்லைன்',
}
