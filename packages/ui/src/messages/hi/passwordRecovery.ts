import type { TextsOf } from '../area.ts'
import type { passwordRecoveryMessages } from '../en/passwordRecovery.ts'

export const passwordRecovery: TextsOf<typeof passwordRecoveryMessages> = {
  forgotPassword: {
    title: 'पासवर्ड भूल गए?',
    text: 'अपना पंजीकृत ईमेल डालें। नया पासवर्ड बनाने के लिए हम OTP भेजेंगे।',
    email: 'पंजीकृत ईमेल',
    submit: 'मेल भेजें',
    submitting: 'भेजा जा रहा है...',
    back: 'लॉग इन पर लौटें',
  },
  resetPassword: {
    title: 'पासवर्ड रीसेट करें',
    text: (email) => `${email} पर भेजा गया OTP डालें और नया पासवर्ड चुनें।`,
    otp: 'OTP',
    newPassword: 'नया पासवर्ड',
    confirmPassword: 'पासवर्ड फिर लिखें',
    submit: 'पासवर्ड रीसेट करें',
    submitting: 'रीसेट हो रहा है...',
    customerSupport: 'ग्राहक सहायता',
    termsOfService: 'सेवा की शर्तें',
  },
  resetSuccess: {
    title: 'पासवर्ड रीसेट हो गया',
    text: 'आपका पासवर्ड रीसेट हो गया है! लॉग इन करने के लिए नीचे दबाएँ।',
    continue: 'आगे बढ़ें',
  },
}
