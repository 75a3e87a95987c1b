import type { TextsOf } from '../area.ts'
import type { editProfileMessages } from '../en/editProfile.ts'

export const editProfile: TextsOf<typeof editProfileMessages> = {
  backToProfile: 'சுயவிவரத்துக்குத் திரும்பு',
  images: 'படங்கள்',
  uploadImage: 'படத்தைப் பதிவேற்று',
  uploadCertificates: 'சான்றிதழைப் பதிவேற்று',
  certificatesNote: 'சான்றிதழ்களைப் பதிவேற்றும் வசதி இன்னும் இல்லை. அவை இந்தப் பக்கத்தில் மட்டுமே காட்டப்படும்.',
  personal: 'தனிப்பட்ட விவரங்கள்',
  personalNote: 'பெயர், கைபேசி எண், மின்னஞ்சல் ஆகியவற்றை இங்கே மாற்ற முடியாது.',
  address: 'முகவரி',
  official: 'அலுவல் விவரங்கள்',
  choose: 'தேர்ந்தெடுங்கள்',
  loadingList: 'ஏற்றப்படுகிறது...',
  noLocalities: 'பகுதிகள் இல்லை',
  chooseCityFirst: 'முதலில் நகரத்தைத் தேர்ந்தெடுங்கள்',
  pincodeHint: 'பகுதியைத் தேர்ந்தெடுத்ததும் நிரப்பப்படும்.',
  update: 'சேமி',
  updating: 'சேமிக்கப்படுகிறது...',
  saved: 'உங்கள் மாற்றங்கள் சேமிக்கப்பட்டன.',
  back: 'பின்செல்',
  nextHours: 'அடுத்து: உங்கள் வார நேரங்கள்',
  nextSlot: 'அடுத்து: உங்கள் முதல் ஸ்லாட்',
}
