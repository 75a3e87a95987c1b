import { mergeClasses } from '@fluentui/react-components'
import type { CellItem, CellKind } from '../dayColumn.ts'
import { kindOf } from '../dayColumn.ts'
import { useCellSignStyles } from './CellSign.styles.ts'
import { isAddedByDoctor } from './useCellText.ts'

export type CellSign = CellKind | 'walkIn' | 'warning'

/** Returns the sign of a slot or booking. */
export function signOf(item: CellItem, isOverdue: boolean): CellSign {
  const kind = kindOf(item)
  if (kind === 'pending' && isOverdue) return 'warning'
  return kind === 'confirmed' && isAddedByDoctor(item.booking) ? 'walkIn' : kind
}

interface CellIconProps {
  sign: CellSign
  className?: string | undefined
}

/** The sign of a state, inline. The word beside it or the accessible name says the same. */
export function CellIcon({ sign, className }: CellIconProps) {
  const signs = useCellSignStyles()
  return <span aria-hidden className={mergeClasses(signs.sign, signs.inline, signs[sign], className)} />
}
