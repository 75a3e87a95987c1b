import type { TextsOf } from '../area.ts'
import type { editProfileMessages } from '../en/editProfile.ts'

export const editProfile: TextsOf<typeof editProfileMessages> = {
  backToProfile: 'प्रोफ़ाइल पर लौटें',
  images: 'फ़ोटो',
  uploadImage: 'फ़ोटो अपलोड करें',
  uploadCertificates: 'प्रमाणपत्र अपलोड करें',
  certificatesNote: 'प्रमाणपत्र अपलोड करने की सुविधा अभी नहीं है। वे सिर्फ़ इसी पेज पर दिखते हैं।',
  personal: 'व्यक्तिगत विवरण',
  personalNote: 'नाम, मोबाइल नंबर और ईमेल यहाँ बदले नहीं जा सकते।',
  address: 'पता',
  official: 'पेशेवर विवरण',
  choose: 'चुनें',
  loadingList: 'लोड हो रहा है...',
  noLocalities: 'कोई इलाका नहीं मिला',
  chooseCityFirst: 'पहले शहर चुनें',
  pincodeHint: 'इलाका चुनने पर भर जाता है।',
  update: 'सेव करें',
  updating: 'सेव हो रहा है...',
  saved: 'आपके बदलाव सेव हो गए हैं।',
  back: 'वापस',
  nextHours: 'आगे: आपका साप्ताहिक समय',
  nextSlot: 'आगे: आपका पहला स्लॉट',
}
