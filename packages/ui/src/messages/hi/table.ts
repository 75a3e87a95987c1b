import type { TextsOf } from '../area.ts'
import type { tableMessages } from '../en/table.ts'

export const table: TextsOf<typeof tableMessages> = {
  serialNumber: 'क्र.',
  number: (number) => `क्रमांक ${number}`,
  call: (patient) => `${patient} को कॉल करें`,
  date: 'तारीख',
  bookingId: 'बुकिंग आईडी',
  patientName: 'मरीज़ का नाम',
  mobileNumber: 'मोबाइल नंबर',
  slot: 'स्लॉट',
  payment: 'भुगतान',
  method: 'तरीका',
  status: 'स्थिति',
  action: 'कार्रवाई',
  paid: 'हो गया',
  online: 'ऑनलाइन',
}
