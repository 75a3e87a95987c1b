import {
  isElement,
  layout,
  media,
  nalamTokens,
  textSizes,
  useMediaQuery,
  useSurfaceStyles,
} from '../../theme/internal.ts'
import { makeStyles, mergeClasses, Popover, PopoverSurface, tokens } from '@fluentui/react-components'
import type { PositioningImperativeRef, PositioningProps } from '@fluentui/react-components'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { CloseButton, Dialog, useDialogSurface, type DialogProps, useDialogStyles } from './Dialog.tsx'

const useStyles = makeStyles({
  dialog: {
    width: 'min(336px, calc(100vw - 32px))',
    margin: 0,
    position: 'fixed',
    boxShadow: tokens.shadow16,
    // A bottom sheet.
    [media.phone]: {
      insetInline: 0,
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      width: '100%',
      borderRadius: '16px 16px 0 0',
    },
  },
  middle: { margin: 'auto', insetInline: 0, insetBlock: 0, height: 'fit-content' },
  popover: {
    boxSizing: 'border-box',
    ...layout.column,
    rowGap: '8px',
    width: 'min(336px, calc(100vw - 24px))',
    maxHeight: 'calc(100dvh - 24px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '24px',
    // Opened in a wider window.
    [media.phone]: { width: 'calc(100vw - 16px)', padding: '16px 12px' },
    '& p': { margin: 0 },
  },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    columnGap: '12px',
    marginBlockEnd: '12px',
  },
  title: textSizes.sectionTitle,
  about: { color: nalamTokens.ink2 },
})

const BESIDE = {
  position: 'after',
  align: 'top',
  offset: 14,
  fallbackPositions: ['before-top', 'below', 'above'],
  overflowBoundaryPadding: 12,
  strategy: 'fixed',
} as const satisfies PositioningProps

interface PopoverProps extends Pick<DialogProps, 'title' | 'about' | 'isPending' | 'onKeyPress' | 'children'> {
  /** The element that the dialog is placed beside. */
  anchor: HTMLElement
  /** A selector that finds the anchor again when another layout of the window has drawn it anew. */
  anchorSelector: string
  onClose: () => void
}

export interface PopoverDialogProps extends Omit<PopoverProps, 'anchor'> {
  /** Without it, the dialog is in the middle. */
  anchor: HTMLElement | undefined
}

/** An open dialog beside an element that stays in sight; on a phone, at the bottom of the window. */
export function PopoverDialog({ anchor, anchorSelector, ...rest }: PopoverDialogProps) {
  const styles = useStyles()
  const isPhone = useMediaQuery(media.phone)
  // Only when it opens: another surface would lose the input.
  const [isDialog] = useState(isPhone || !anchor)
  if (anchor && !isDialog) return <Beside {...{ anchor, anchorSelector }} {...rest} />
  return <Dialog open className={mergeClasses(styles.dialog, !isPhone && styles.middle)} {...rest} />
}

/**
 * Fluent's Popover with the title, the close button, the keys and the focus of a dialog. A click on
 * the anchor does not close it.
 */
function Beside(props: PopoverProps) {
  const { title, about, anchor, anchorSelector, isPending = false, onClose, onKeyPress, children } = props
  const styles = useStyles()
  const dialogStyles = useDialogStyles()
  const surfaceStyles = useSurfaceStyles()
  const surface = useDialogSurface({ onKeyPress })
  const titleId = useId()
  const aboutId = useId()
  const target = useRef<HTMLElement | null>(anchor)
  const positioning = useRef<PositioningImperativeRef>(null)
  useLayoutEffect(() => {
    if (!target.current?.isConnected) target.current = anchor.ownerDocument.querySelector(anchorSelector)
    positioning.current?.setTarget(target.current)
  })
  return (
    <Popover
      open
      trapFocus
      // `useDialogFocus` starts in the field.
      unstable_disableAutoFocus
      surfaceMotion={null}
      positioning={{ ...BESIDE, positioningRef: positioning }}
      onOpenChange={(event) => {
        const isOnAnchor = isElement(event.target) && target.current?.contains(event.target) === true
        // The focus is brought back if a script takes it; it is no reason to close.
        if (!isPending && !isOnAnchor && event.type !== 'focusin') onClose()
      }}
    >
      <PopoverSurface
        {...surface}
        aria-labelledby={titleId}
        aria-describedby={about === undefined ? undefined : aboutId}
        className={mergeClasses(surfaceStyles.root, styles.popover)}
      >
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className={mergeClasses(dialogStyles.title, styles.title)}>
            {title}
          </h2>
          <CloseButton {...{ isPending, onClose }} />
        </div>
        {about !== undefined && (
          <p id={aboutId} className={styles.about}>
            {about}
          </p>
        )}
        {children}
      </PopoverSurface>
    </Popover>
  )
}
