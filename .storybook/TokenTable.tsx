import { useState } from 'react'
import { darkOwnTokens } from '../packages/ui/src/theme/darkOwnTokens.ts'
import { lightOwnTokens } from '../packages/ui/src/theme/ownTokens.ts'
import type { OwnTokens } from '../packages/ui/src/theme/ownTokens.ts'
import { contrast } from '../packages/ui/src/theme/colors.ts'

/** Use of each token. */
const ROLES: Record<keyof OwnTokens, string> = {
  canvas: 'behind everything',
  card: 'cards, bars, fields',
  cardLine: 'lines of cards',
  ink2: 'second text',
  ink3: 'hints, labels of facts',
  tint: 'current link, hovered row',
  tintStrong: 'pressed row, chosen chip',
  brandInk: 'links, brand on card',
  fieldLine: 'borders of fields',
  mutedCard: 'read-only fields',
  avatarTint: 'ground of initials',
  avatarInk: 'initials',
  gold: 'dots of the kolam',
  kolamLine: 'lines of the kolam',
  pictureTop: 'sign-in picture, top',
  pictureBottom: 'sign-in picture, bottom',
  pictureInk: 'text on the picture',
  pictureInk2: 'second text on the picture',
  pictureLine: 'kolam on the picture',
  pictureGold: 'dots on the picture',
  pendingInk: 'status pending',
  pendingTint: 'ground of pending',
  confirmedInk: 'status confirmed, success',
  confirmedTint: 'ground of confirmed',
  declinedInk: 'status declined, errors',
  declinedTint: 'ground of declined',
  rescheduleInk: 'status reschedule',
  rescheduleTint: 'ground of reschedule',
  danger: 'the last step of what destroys something',
  onDanger: 'text on danger',
  sampleInk: 'sample badge',
  sampleTint: 'ground of the sample badge',
  skeleton: 'skeletons',
  scrim: 'behind a dialog',
}

const isColour = (value: string) => value.startsWith('#')
const onCard = (value: string, card: string) => (isColour(value) ? `${contrast(value, card).toFixed(1)} : 1` : '')

function Copy({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      onBlur={() => setCopied(false)}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  )
}

/**
 * Table of our own colours: value in light and dark, use, contrast on a card, and the name to copy.
 */
export function TokenTable() {
  const names = Object.keys(ROLES).filter((name): name is keyof OwnTokens => Object.hasOwn(lightOwnTokens, name))
  return (
    <table>
      <thead>
        <tr>
          <th>token</th>
          <th>role</th>
          <th>light</th>
          <th>on a card</th>
          <th>dark</th>
          <th>on a card</th>
          <th>copy</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>nalamTokens.{name}</code>
            </td>
            <td>{ROLES[name]}</td>
            <td>
              <span style={{ display: 'inline-block', width: 14, height: 14, background: lightOwnTokens[name] }} />{' '}
              {lightOwnTokens[name]}
            </td>
            <td>{onCard(lightOwnTokens[name], lightOwnTokens.card)}</td>
            <td>
              <span style={{ display: 'inline-block', width: 14, height: 14, background: darkOwnTokens[name] }} />{' '}
              {darkOwnTokens[name]}
            </td>
            <td>{onCard(darkOwnTokens[name], darkOwnTokens.card)}</td>
            <td>
              <Copy text={`nalamTokens.${name}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
