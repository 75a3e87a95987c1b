import type { TextsOf } from '../area.ts'
import type { somethingWentWrongMessages } from '../en/somethingWentWrong.ts'

export const somethingWentWrong: TextsOf<typeof somethingWentWrongMessages> = {
  title: 'कुछ गड़बड़ हो गई',
  text: 'यह पेज रुक गया है। आपका डेटा सुरक्षित है। फिर कोशिश करें, या होम पेज पर जाएँ।',
  requestId: (id) => `संदर्भ: ${id}`,
}
