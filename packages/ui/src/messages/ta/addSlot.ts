import type { TextsOf } from '../area.ts'
import type { addSlotMessages } from '../en/addSlot.ts'

export const addSlot: TextsOf<typeof addSlotMessages> = {
  subtitle: 'ஒரு ஸ்லாட் 30 நிமிடம். சேர்த்தவுடன் நோயாளிகள் முன்பதிவு செய்யலாம்.',
  startDate: 'தொடக்கத் தேதி',
  startTime: 'தொடக்க நேரம்',
  chooseTime: 'நேரத்தைத் தேர்ந்தெடுங்கள்',
  closedDay: 'இந்த நாள் உங்களுக்கு விடுமுறை.',
  closedFor: (note) => `இந்த நாள் உங்களுக்கு விடுமுறை: ${note}`,
  submit: 'சமர்ப்பி',
  submitting: 'சமர்ப்பிக்கப்படுகிறது...',
}
