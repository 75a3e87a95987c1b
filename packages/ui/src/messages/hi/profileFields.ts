import type { TextsOf } from '../area.ts'
import type { profileFieldsMessages } from '../en/profileFields.ts'

export const profileFields: TextsOf<typeof profileFieldsMessages> = {
  name: 'नाम',
  mobile: 'मोबाइल नंबर',
  email: 'ईमेल',
  about: 'परिचय',
  clinicName: 'क्लिनिक का नाम',
  qualification: 'योग्यता',
  speciality: 'विशेषज्ञता',
  experience: 'अनुभव',
  languages: 'भाषाएँ',
  languagesKnown: 'बोली जाने वाली भाषाएँ',
  availableDays: 'परामर्श के दिन',
  availableTime: 'परामर्श का समय',
  address: 'पता',
  pincode: 'पिन कोड',
  locality: 'इलाका',
  landmark: 'लैंडमार्क',
  city: 'शहर',
  state: 'राज्य',
  country: 'देश',
}
