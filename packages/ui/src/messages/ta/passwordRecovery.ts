import type { TextsOf } from '../area.ts'
import type { passwordRecoveryMessages } from '../en/passwordRecovery.ts'

export const passwordRecovery: TextsOf<typeof passwordRecoveryMessages> = {
  forgotPassword: {
    title: 'கடவுச்சொல் மறந்துவிட்டதா?',
    text: 'பதிவு செய்த மின்னஞ்சலை உள்ளிடுங்கள். புதிய கடவுச்சொல் அமைக்க OTP அனுப்புவோம்.',
    email: 'பதிவு செய்த மின்னஞ்சல்',
    submit: 'மின்னஞ்சல் அனுப்பு',
    submitting: 'அனுப்பப்படுகிறது...',
    back: 'உள்நுழைவுக்குத் திரும்பு',
  },
  resetPassword: {
    title: 'கடவுச்சொல்லை மீட்டமை',
    text: (email) => `${email} முகவரிக்கு அனுப்பிய OTP-ஐ உள்ளிட்டு, புதிய கடவுச்சொல்லைத் தேர்ந்தெடுங்கள்.`,
    otp: 'OTP',
    newPassword: 'புதிய கடவுச்சொல்',
    confirmPassword: 'புதிய கடவுச்சொல்லை மீண்டும் உள்ளிடுங்கள்',
    submit: 'கடவுச்சொல்லை மீட்டமை',
    submitting: 'மீட்டமைக்கப்படுகிறது...',
    customerSupport: 'வாடிக்கையாளர் உதவி',
    termsOfService: 'சேவை விதிமுறைகள்',
  },
  resetSuccess: {
    title: 'கடவுச்சொல் மீட்டமைக்கப்பட்டது',
    text: 'உங்கள் கடவுச்சொல் மீட்டமைக்கப்பட்டது! உள்நுழைய, கீழே உள்ள பொத்தானை அழுத்துங்கள்.',
    continue: 'தொடர்க',
  },
}
