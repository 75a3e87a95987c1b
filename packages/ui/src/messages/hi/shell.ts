import type { TextsOf } from '../area.ts'
import type { shellMessages } from '../en/shell.ts'

export const shell: TextsOf<typeof shellMessages> = {
  hello: 'नमस्ते!',
  loadingName: 'लोड हो रहा है...',
  headline: 'आपका दिन, व्यवस्थित।',
  sentence: 'अपना समय बताएँ, हर बुकिंग का जवाब दें और समय पर घर जाएँ।',
}
