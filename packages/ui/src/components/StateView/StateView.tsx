import { layout, nalamTokens, textSizes } from '../../theme/internal.ts'
import { actionsMessages, statesMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Kolam } from '../Kolam/Kolam.tsx'
import { emptyKolam, failedKolam, type KolamDrawing } from '../Kolam/kolamPaths.ts'

const useStateViewStyles = makeStyles({
  root: {
    ...layout.row,
    flexDirection: 'column',
    justifyContent: 'center',
    textAlign: 'center',
    paddingBlock: '40px',
    paddingInline: '20px',
  },
  drawing: { width: '200px', maxWidth: '70%', height: 'auto', marginBlockEnd: '20px' },
  title: {
    ...textSizes.sectionTitle,
    overflowWrap: 'anywhere',
  },
  text: {
    marginBlock: '4px 0',
    marginInline: 0,
    maxWidth: '44ch',
    textWrap: 'balance',
    color: nalamTokens.ink2,
    overflowWrap: 'anywhere',
  },
  note: { marginBlock: '8px 0', marginInline: 0, color: nalamTokens.ink3, fontSize: tokens.fontSizeBase200 },
  actions: { ...layout.wrap, justifyContent: 'center', gap: '8px', marginBlockStart: '20px' },
})

export interface StateViewProps extends Omit<ComponentProps<'div'>, 'title'> {
  drawing: KolamDrawing
  title: string
  /** 1 if it is the whole page. */
  headingLevel?: 1 | 2 | 3
  text?: ReactNode
  note?: ReactNode
  actions?: ReactNode
}

/** A kolam, a title, and what to do next. The base of the empty and the error state. */
export function StateView({
  drawing,
  title,
  headingLevel = 2,
  text,
  note,
  actions,
  className,
  ...rest
}: StateViewProps) {
  const styles = useStateViewStyles()
  const Heading = `h${headingLevel}` as const
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <Kolam drawing={drawing} className={styles.drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

export interface EmptyStateProps extends Omit<StateViewProps, 'drawing'> {
  drawing?: KolamDrawing
}

/** Says that there is no data yet, and how to begin. */
export function EmptyState({ drawing = emptyKolam, ...rest }: EmptyStateProps) {
  return <StateView drawing={drawing} {...rest} />
}

export interface ErrorStateProps extends Omit<StateViewProps, 'drawing' | 'title' | 'text' | 'actions'> {
  /** The error text of the server or the SDK. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** The data is being reloaded: the button does nothing meanwhile. */
  isRefreshing?: boolean
}

/** Shows the error of a failed request in place of the data, with a button to try again. */
export function ErrorState({ error, onRetry, isRefreshing = false, ...rest }: ErrorStateProps) {
  const states = useMessages(statesMessages)
  const actions = useMessages(actionsMessages)
  return (
    <StateView
      role="alert"
      drawing={failedKolam}
      title={error || states.failedTitle}
      text={states.failedText}
      actions={
        onRetry && (
          <Button disabledFocusable={isRefreshing} onClick={onRetry}>
            {actions.tryAgain}
          </Button>
        )
      }
      {...rest}
    />
  )
}
