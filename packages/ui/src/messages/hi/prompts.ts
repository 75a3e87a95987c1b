import type { TextsOf } from '../area.ts'
import type { promptsMessages } from '../en/prompts.ts'

export const prompts: TextsOf<typeof promptsMessages> = {
  logoutDialog: {
    title: 'लॉग आउट की पुष्टि करें',
    text: 'लॉग आउट हो रहा है! क्या वाकई लॉग आउट करना है?',
    detail: "लॉग आउट करने के लिए 'हाँ' दबाएँ।",
    confirm: 'हाँ, लॉग आउट करें!',
  },
  profilePrompt: {
    title: 'अपनी प्रोफ़ाइल पूरी करें',
    text: 'सभी सुविधाओं के लिए कृपया अपनी प्रोफ़ाइल पूरी करें।',
    go: 'प्रोफ़ाइल पर जाएँ',
  },
  activationPrompt: {
    title: 'बुकिंग सुविधा चालू करें',
    text: 'क्या बुकिंग सुविधा चालू करनी है?',
    detail: "'हाँ' दबाने पर मरीज़ आपके खुले स्लॉट बुक कर सकेंगे",
  },
  sessionExpired: {
    title: 'सेशन समाप्त हो गया',
    text: 'आगे बढ़ने के लिए फिर से लॉग इन करें। आपका लिखा हुआ सुरक्षित है।',
    signIn: 'फिर से लॉग इन करें',
    someoneElse: 'किसी और खाते से लॉग इन करें',
    lost: 'आपके बदलाव मिट जाएँगे।',
  },
  leaveForm: {
    title: 'सेव किए बिना पेज छोड़ें?',
    text: 'इस पेज पर आपके बदलाव सेव नहीं हुए हैं।',
    stay: 'यहीं रहें',
    leave: 'छोड़ें',
  },
}
