import { expect, it } from 'vitest'
import { steadySnapshot } from './snapshots.ts'

it('takes the toasts out of a snapshot, in a dialog too, and nothing else', () => {
  const tree = `- main:
  - heading "Sign in" [level=1]
- dialog:
  - region "Notifications":
    - status:
      - text: "Done: saved"
  - button "Close"
- region "அறிவிப்புகள்":
  - status
- region "Notifications of the day":
  - text: stays`
  expect(steadySnapshot(tree)).toBe(`- main:
  - heading "Sign in" [level=1]
- dialog:
  - button "Close"
- region "Notifications of the day":
  - text: stays`)
})

it('gives generated ids one name', () => {
  expect(steadySnapshot('- link "Skip to content":\n  - /url: "#_r_1_"')).toBe(
    '- link "Skip to content":\n  - /url: "#generated-id"',
  )
})
