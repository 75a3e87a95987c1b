import { layout, media, nalamTokens, onBrand, plainList, useMediaQuery } from '../../theme/internal.ts'
import { paginationMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps } from 'react'
import { pageItems } from './pageItems.ts'

const usePaginationStyles = makeStyles({
  root: { ...layout.between, flexWrap: 'wrap', gap: '8px 16px' },
  range: { color: nalamTokens.ink3, margin: 0, paddingInlineStart: '1px' },
  list: { ...layout.row, gap: '4px', ...plainList },
  button: {
    minWidth: '36px',
    height: '36px',
    paddingInline: '6px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: nalamTokens.labelSize,
    fontWeight: tokens.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: nalamTokens.tintStrong },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '[aria-disabled=true]': {
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
  step: { paddingInline: '10px' },
  current: {
    ...onBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground },
    '@media (forced-colors: active)': { border: '1px solid Highlight', color: 'Highlight' },
  },
  gap: { minWidth: '24px', textAlign: 'center', color: nalamTokens.ink3 },
})

export interface PaginationProps extends ComponentProps<'nav'> {
  /** The current page, from 1. */
  page: number
  totalPages: number
  /**
   * Rows per full page, and rows in total: with both, the range of rows is shown (`11–20 of 142`).
   */
  itemsPerPage?: number | undefined
  totalItems?: number | undefined
  /** A further remark about the rows, after the range (their order, for example). */
  note?: string | undefined
  onPageChange: (page: number) => void
}

/**
 * Previous, first, current and neighbours, last, Next (BOOK-03). On phones only Previous, Next and
 * the position as text.
 */
export function Pagination({
  page,
  totalPages,
  itemsPerPage,
  totalItems,
  note,
  onPageChange,
  className,
  ...rest
}: PaginationProps) {
  const styles = usePaginationStyles()
  const messages = useMessages(paginationMessages)
  const narrow = useMediaQuery(media.phone)
  const last = Math.max(1, totalPages)
  const step = (label: string, target: number, isPossible: boolean) => (
    <li>
      <button
        type="button"
        className={mergeClasses(styles.button, styles.step)}
        // Focusable at the end too: going to the last page must not lose the focus.
        aria-disabled={!isPossible || undefined}
        onClick={() => isPossible && onPageChange(target)}
      >
        {label}
      </button>
    </li>
  )
  const range =
    itemsPerPage !== undefined && totalItems !== undefined && totalItems > 0
      ? messages.range((page - 1) * itemsPerPage + 1, Math.min(page * itemsPerPage, totalItems), totalItems)
      : messages.pageOf(page, last)
  return (
    <nav aria-label={messages.label} {...rest} className={mergeClasses(styles.root, className)}>
      <p className={styles.range}>{note === undefined ? range : `${range}, ${note}`}</p>
      <ul className={styles.list}>
        {step(messages.previous, page - 1, page > 1)}
        {!narrow &&
          pageItems(page, last).map((item) =>
            typeof item === 'number' ? (
              <li key={item}>
                <button
                  type="button"
                  aria-label={messages.page(item)}
                  aria-current={item === page ? 'page' : undefined}
                  className={mergeClasses(styles.button, item === page && styles.current)}
                  onClick={() => item !== page && onPageChange(item)}
                >
                  {item}
                </button>
              </li>
            ) : (
              <li key={item} className={styles.gap} aria-hidden>
                …
              </li>
            ),
          )}
        {step(messages.next, page + 1, page < last)}
      </ul>
    </nav>
  )
}
