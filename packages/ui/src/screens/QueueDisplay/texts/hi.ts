import { pluralIn } from '../../../messages/plural.ts'
import type { QueueDisplayTexts } from './en.ts'

const count = pluralIn('hi')

export const hi: QueueDisplayTexts = {
  title: 'कतार के नंबर',
  nowCalling: 'अभी इस नंबर की बारी',
  lastCalled: 'पिछला बुलाया गया नंबर',
  notBegun: 'अभी कोई नंबर नहीं बुलाया गया',
  pleaseWait: 'अपने नंबर का इंतज़ार करें',
  nobodyWaits: 'कतार में कोई नहीं है',
  next: 'आगे',
  room: (room) => `कमरा ${room}`,
  emergencies: 'आपातकालीन मरीज़ पहले',
  live: 'अपडेट हो रहा है',
  connecting: 'कनेक्ट हो रहा है...',
  notLiveFor: (minutes) => count(minutes, { other: '# मिनट से नई जानकारी नहीं। रिसेप्शन पर पूछें।' }),
  notLive: 'नई जानकारी नहीं। रिसेप्शन पर पूछें।',
  endedTitle: 'यह लिंक अब मान्य नहीं है',
  endedText: 'रिसेप्शन पर पूछें। नया लिंक: कतार पेज पर "स्क्रीन पर दिखाएँ"।',
  soundOff: 'आवाज़ चालू करें',
  soundOn: 'आवाज़ चालू है',
  soundBlocked: 'आवाज़ के लिए OK दबाएँ',
  called: (number) => `नंबर ${number}।`,
  calledTo: (number, room) => `नंबर ${number}, कमरा ${room}।`,
}
