import { makeStyles } from '@fluentui/react-components'
import { encodeQR } from 'qr'
import { nalamTokens } from '../../theme/internal.ts'

/** Light modules around the code, which cameras need. */
const BORDER = 2

const useStyles = makeStyles({
  // Dark on light in both themes: cameras find no other code.
  code: {
    width: '132px',
    height: '132px',
    flexShrink: 0,
    boxSizing: 'border-box',
    border: `1px solid ${nalamTokens.cardLine}`,
    borderRadius: '8px',
    backgroundColor: '#ffffff',
    color: '#000000',
    forcedColorAdjust: 'none',
  },
})

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const styles = useStyles()
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
