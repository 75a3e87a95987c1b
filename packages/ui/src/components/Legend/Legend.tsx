import { layout, nalamTokens } from '../../theme/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    ...layout.wrap,
    gap: '6px 20px',
    margin: '10px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: nalamTokens.ink2,
  },
  item: { ...layout.inline, columnGap: '6px', '& svg': { flexShrink: 0 } },
})

interface LegendItem {
  sign: ReactNode
  text: string
  className?: string | undefined
}

export interface LegendProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly LegendItem[]
}

/** The meanings of the signs of a picture, below it. */
export function Legend({ items, className, ...rest }: LegendProps) {
  const styles = useStyles()
  return (
    <ul {...rest} className={mergeClasses(styles.root, className)}>
      {items.map((item) => (
        <li key={item.text} className={mergeClasses(styles.item, item.className)}>
          {item.sign}
          {item.text}
        </li>
      ))}
    </ul>
  )
}
