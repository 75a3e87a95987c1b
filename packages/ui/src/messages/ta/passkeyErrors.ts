import type { TextsOf } from '../area.ts'
import type { passkeyErrorsMessages } from '../en/passkeyErrors.ts'

export const passkeyErrors: TextsOf<typeof passkeyErrorsMessages> = {
  exists: 'இந்தச் சாதனத்தில் உங்கள் கணக்குக்கான கடவுச்சாவி ஏற்கெனவே உள்ளது.',
  unsupported: 'இந்தச் சாதனத்தில் கடவுச்சாவிகளைப் பயன்படுத்த முடியாது. திரைப் பூட்டை அமையுங்கள், அல்லது வேறு சாதனத்தைப் பயன்படுத்துங்கள்.',
  address: 'இந்த முகவரியில் கடவுச்சாவிகள் வேலை செய்யாது. பக்கத்தை அதன் வழக்கமான முகவரியில் திறந்து பாருங்கள்.',
  failed: 'உங்கள் சாதனத்தால் கடவுச்சாவியைப் பயன்படுத்த முடியவில்லை. மீண்டும் முயலுங்கள்.',
}
