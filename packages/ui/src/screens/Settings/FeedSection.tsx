import { settingsMessages, useMessages } from '../../messages/internal.ts'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import type { CalendarFeed } from '@nalam/sdk'
import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { CopyLink } from '../../forms/CopyLink/CopyLink.tsx'
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx'
import type { ActionResult, ActionSuccess } from '../../forms/ActionResult.ts'
import { useAction } from '../../forms/useAction.ts'
import { Row, Rows, Section, SwitchRow, useDay, type List } from './settingsParts.tsx'
import { useProof, type SensitiveResult } from './useProof.tsx'

/** The result of creating a link: its address, which is shown once. */
export type NewLinkResult = (ActionSuccess & { readonly address: string }) | Exclude<SensitiveResult, ActionSuccess>

export interface FeedActions {
  /** One row: the state of the feed. */
  state: List<CalendarFeed>
  /** Creates a link. An earlier one stops working. */
  onCreate: () => Promise<NewLinkResult>
  onNamesChange: (showsNames: boolean) => Promise<SensitiveResult>
  onRemove: () => Promise<ActionResult>
}

/** The link with which a calendar program shows the appointments (FEED-01). */
export function FeedSection({ state, onCreate, onNamesChange, onRemove }: FeedActions) {
  const messages = useMessages(settingsMessages)
  const day = useDay()
  const [address, setAddress] = useState<string>()
  const [asking, setAsking] = useState<'replace' | 'remove'>()
  const main = useRef<HTMLButtonElement>(null)
  const create = useProof()
  const createLink = async () => {
    const result = await onCreate()
    if (result.ok) setAddress(result.address)
    return result
  }
  const remove = useAction(async () => {
    const result = await onRemove()
    if (result.ok) {
      setAddress(undefined)
      // The button of this action is gone.
      main.current?.focus()
    }
    return result
  })
  const isOn = state.rows?.[0]?.isOn ?? false
  return (
    <Section
      name="feed"
      hint={messages.feedHint}
      action={
        state.rows && (
          <Button
            ref={main}
            isPending={create.isPending}
            onClick={() => (isOn ? setAsking('replace') : create.run(messages.createLink, createLink))}
          >
            {isOn ? messages.replaceLink : messages.createLink}
          </Button>
        )
      }
    >
      {address !== undefined && <CopyLink label={messages.link} hint={messages.linkUse} address={address} />}
      <Rows list={state} stale={messages.staleFeed} expected={1}>
        {([feed]) =>
          feed?.isOn ? (
            <>
              <Row
                icon={<CalendarLtr20Regular aria-hidden />}
                name={messages.linkCreated(day(feed.createdAt))}
                detail={messages.linkNote}
                action={
                  <Button size="medium" isDestructive isPending={remove.isPending} onClick={() => setAsking('remove')}>
                    {messages.removeLink}
                  </Button>
                }
              />
              <Names hasNames={feed.showsNames} onChange={onNamesChange} />
            </>
          ) : (
            <Row isEmpty name={messages.noLink} />
          )
        }
      </Rows>
      <ConfirmDialog
        isDestructive
        open={asking !== undefined}
        title={asking === 'remove' ? messages.removeTitle : messages.replaceTitle}
        confirmLabel={asking === 'remove' ? messages.removeLink : messages.replaceLink}
        onConfirm={() => {
          setAsking(undefined)
          if (asking === 'remove') void remove.run()
          else create.run(messages.replaceLink, createLink)
        }}
        onClose={() => setAsking(undefined)}
      >
        {asking === 'remove' ? messages.removeText : messages.replaceText}
      </ConfirmDialog>
      {create.dialog}
    </Section>
  )
}

function Names({ hasNames, onChange }: { hasNames: boolean; onChange: FeedActions['onNamesChange'] }) {
  const messages = useMessages(settingsMessages)
  /** What the doctor has chosen, while it is sent. */
  const [wanted, setWanted] = useState(hasNames)
  const { run, isPending, dialog } = useProof()
  return (
    <>
      <SwitchRow
        name={messages.showNames}
        note={messages.showNamesNote}
        isStill={isPending}
        isOn={isPending ? wanted : hasNames}
        onChange={(checked) => {
          setWanted(checked)
          run(messages.showNames, () => onChange(checked))
        }}
      />
      {dialog}
    </>
  )
}
