import type { TextsOf } from '../area.ts'
import type { fieldsMessages } from '../en/fields.ts'

export const fields: TextsOf<typeof fieldsMessages> = {
  email: 'மின்னஞ்சல்',
  password: 'கடவுச்சொல்',
  doctorName: 'டாக்டரின் பெயர்',
  mobileNumber: 'கைபேசி எண்',
}
