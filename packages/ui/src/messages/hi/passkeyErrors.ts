import type { TextsOf } from '../area.ts'
import type { passkeyErrorsMessages } from '../en/passkeyErrors.ts'

export const passkeyErrors: TextsOf<typeof passkeyErrorsMessages> = {
  exists: 'इस डिवाइस पर आपके खाते की पासकी पहले से है।',
  unsupported: 'इस डिवाइस पर पासकी इस्तेमाल नहीं हो सकती। स्क्रीन लॉक लगाएँ, या दूसरा डिवाइस इस्तेमाल करें।',
  address: 'इस पते पर पासकी काम नहीं करती। पेज को उसके सामान्य पते पर खोलें।',
  failed: 'आपका डिवाइस पासकी इस्तेमाल नहीं कर सका। फिर कोशिश करें।',
}
