import { pluralIn } from '../../../messages/plural.ts'
import type { QueueDisplayTexts } from './en.ts'

const count = pluralIn('ta')

export const ta: QueueDisplayTexts = {
  title: 'வரிசை எண்கள்',
  nowCalling: 'இப்போது அழைக்கும் எண்',
  lastCalled: 'கடைசியாக அழைத்த எண்',
  notBegun: 'இன்னும் எந்த எண்ணும் அழைக்கப்படவில்லை',
  pleaseWait: 'உங்கள் எண்ணுக்காகக் காத்திருங்கள்',
  nobodyWaits: 'வரிசையில் யாரும் இல்லை',
  next: 'அடுத்து',
  room: (room) => `அறை ${room}`,
  emergencies: 'அவசர நோயாளிகளுக்கு முன்னுரிமை',
  live: 'நேரடி',
  connecting: 'இணைக்கிறது...',
  notLiveFor: (minutes) =>
    count(minutes, {
      one: '# நிமிடமாகப் புதிய தகவல் இல்லை. வரவேற்பில் கேளுங்கள்.',
      other: '# நிமிடங்களாகப் புதிய தகவல் இல்லை. வரவேற்பில் கேளுங்கள்.',
    }),
  notLive: 'புதிய தகவல் இல்லை. வரவேற்பில் கேளுங்கள்.',
  endedTitle: 'இந்த இணைப்பு இனி செல்லாது',
  endedText: 'வரவேற்பில் கேளுங்கள். புதிய இணைப்பு: வரிசை பக்கத்தில் "திரையில் காட்டு".',
  soundOff: 'ஒலியை இயக்கு',
  soundOn: 'ஒலி இயங்குகிறது',
  soundBlocked: 'ஒலிக்கு OK அழுத்துங்கள்',
  called: (number) => `எண் ${number}.`,
  calledTo: (number, room) => `எண் ${number}, அறை ${room}.`,
}
