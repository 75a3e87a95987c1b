import { expect, it } from 'vitest'
import { withoutNotices } from './snapshots.ts'

it('takes the words of notices out of a tree, in a dialog too, and nothing else', () => {
  const tree = `- main:
  - heading "Sign in" [level=1]
- dialog:
  - region "Notices":
    - status:
      - text: "Done: saved"
  - button "Close"
- region "அறிவிப்புகள்":
  - status
- region "Notices of the day":
  - text: stays`
  expect(withoutNotices(tree)).toBe(`- main:
  - heading "Sign in" [level=1]
- dialog:
  - region "Notices"
  - button "Close"
- region "அறிவிப்புகள்"
- region "Notices of the day":
  - text: stays`)
})
