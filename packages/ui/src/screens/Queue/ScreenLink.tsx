import { settingsMessages, useMessages } from '../../messages/internal.ts'
import { Open20Regular } from '@fluentui/react-icons/headless/svg/open'
import { clinicToday } from '@nalam/sdk'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { CopyLink } from '../../forms/CopyLink/CopyLink.tsx'
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent } from '../../components/StateView/LoadedContent.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { useAction } from '../../forms/useAction.ts'
import { useQueueStyles } from './Queue.styles.ts'
import type { NewScreenLink, ScreenLinkActions } from './QueueProps.ts'
import { QrCode } from './QrCode.tsx'
import { useQueueTexts } from './useQueueTexts.ts'

/** Characters of a room that are readable at 6 m. */
const MAX_ROOM = 20

export interface ScreenLinkProps extends Omit<ScreenLinkActions, 'onShownChange'> {
  onClose: () => void
}

/** The link with which a screen in the waiting room shows the numbers (QUEUE-04). */
export function ScreenLink({
  screen,
  error,
  onRetry,
  isRefreshing = false,
  onSave,
  onRemove,
  onClose,
}: ScreenLinkProps) {
  const styles = useQueueStyles()
  const { messages, formats } = useQueueTexts()
  const links = useMessages(settingsMessages)
  const [made, setMade] = useState<NewScreenLink>()
  const [typed, setTyped] = useState<string>()
  const [roomError, setRoomError] = useState<string>()
  const [asking, setAsking] = useState<'replace' | 'remove'>()
  // Removed or replaced on another device, it is none.
  const address = screen?.isOn && screen.createdAt === made?.createdAt ? made?.address : undefined
  const room = typed ?? screen?.room ?? ''
  const isChanged = screen !== undefined && room.trim() !== (screen.room ?? '')
  const save = useAction(async (isNewLink: boolean) => {
    const result = await onSave({ room: room.trim(), isNewLink })
    setRoomError(result.ok ? undefined : result.fieldErrors?.room)
    if (result.ok && result.link !== undefined) setMade(result.link)
    if (result.ok) setTyped(undefined)
    return result
  })
  const remove = useAction(async () => {
    const result = await onRemove()
    if (result.ok) setMade(undefined)
    return result
  })
  const isPending = save.isPending || remove.isPending
  if (asking !== undefined) {
    const isRemoving = asking === 'remove'
    return (
      <ConfirmDialog
        open
        isDestructive
        title={isRemoving ? messages.screenRemoveTitle : links.replaceTitle}
        confirmLabel={isRemoving ? messages.screenRemove : links.replaceLink}
        onConfirm={() => {
          setAsking(undefined)
          void (isRemoving ? remove.run() : save.run(true))
        }}
        onClose={() => setAsking(undefined)}
      >
        {isRemoving ? messages.screenRemoveText : messages.screenReplaceText}
      </ConfirmDialog>
    )
  }
  const roomOf = (isOn: boolean) => (
    <div className={styles.screenRow}>
      <TextField
        className={styles.screenRoom}
        label={messages.screenRoom}
        hint={messages.screenRoomHint}
        value={room}
        maxLength={MAX_ROOM}
        autoComplete="off"
        error={roomError}
        onValueChange={(value) => {
          setTyped(value)
          setRoomError(undefined)
        }}
      />
      {isOn && isChanged && (
        <Button className={styles.screenSave} isPending={save.isPending} onClick={() => void save.run(false)}>
          {messages.screenSave}
        </Button>
      )}
    </div>
  )
  return (
    <Dialog
      open
      size="wide"
      title={messages.showOnScreen}
      about={messages.screenAbout}
      isPending={isPending}
      onClose={onClose}
      foot={
        screen?.isOn && (
          <Button appearance="subtle" isDestructive disabledFocusable={isPending} onClick={() => setAsking('remove')}>
            {messages.screenRemove}
          </Button>
        )
      }
      actions={
        screen?.isOn ? (
          <>
            <Button disabledFocusable={isPending} onClick={() => setAsking('replace')}>
              {links.replaceLink}
            </Button>
            {address !== undefined && (
              <Button appearance="primary" icon={<Open20Regular />} href={address} target="_blank" rel="noreferrer">
                {messages.screenOpen}
              </Button>
            )}
          </>
        ) : (
          screen && (
            <Button appearance="primary" isPending={save.isPending} onClick={() => void save.run(false)}>
              {links.createLink}
            </Button>
          )
        )
      }
    >
      <LoadedContent
        data={screen}
        {...{ error, onRetry, isRefreshing }}
        loading={<Skeleton className={styles.screenLoading} />}
      >
        {({ isOn, screens, createdAt }) => (
          <>
            {isOn &&
              (address === undefined ? (
                <div>
                  <p>{links.linkCreated(formats.day(clinicToday(new Date(createdAt ?? ''))))}</p>
                  <p>{messages.screenOnce}</p>
                </div>
              ) : (
                <div className={styles.screenLink}>
                  <QrCode text={address} label={messages.screenCode} />
                  <div className={styles.screenAddress}>
                    <CopyLink label={messages.screenLink} address={address} />
                    {roomOf(isOn)}
                  </div>
                </div>
              ))}
            {address === undefined && roomOf(isOn)}
            {isOn && (
              <p className={styles.screenState} role="status">
                <span aria-hidden className={screens > 0 ? styles.screenDot : styles.screenDotOff} />
                {screens > 0 ? messages.screenShown(screens) : messages.screenNotShown}
              </p>
            )}
          </>
        )}
      </LoadedContent>
    </Dialog>
  )
}
