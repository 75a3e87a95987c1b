/** How the children of an element are placed, to be spread into a style. */
export const layout = {
  row: { display: 'flex', alignItems: 'center' },
  /** A row of a sign and a text that may be longer than a line. */
  top: { display: 'flex', alignItems: 'flex-start' },
  /** A row whose ends are at its edges. */
  between: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  /** A row in the middle of a line of text. */
  inline: { display: 'inline-flex', alignItems: 'center' },
  /** On as many lines as are needed. */
  wrap: { display: 'flex', flexWrap: 'wrap' },
  column: { display: 'flex', flexDirection: 'column' },
  center: { display: 'grid', placeItems: 'center' },
  /** What takes the rest of a row. */
  rest: { flexGrow: 1, minWidth: 0 },
} as const

/** A list without markers, and a button without a look of its own: to be spread into a style. */
export const plainList = { listStyleType: 'none', margin: 0, padding: 0 } as const
export const plainButton = {
  border: 'none',
  backgroundColor: 'transparent',
  fontFamily: 'inherit',
  cursor: 'pointer',
} as const
