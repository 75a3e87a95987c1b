import type { TextsOf } from '../area.ts'
import type { fieldsMessages } from '../en/fields.ts'

export const fields: TextsOf<typeof fieldsMessages> = {
  email: 'ईमेल',
  password: 'पासवर्ड',
  doctorName: 'डॉक्टर का नाम',
  mobileNumber: 'मोबाइल नंबर',
}
