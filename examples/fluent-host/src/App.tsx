import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogSurface,
  DialogTitle,
  DialogTrigger,
  FluentProvider,
  webLightTheme,
} from '@fluentui/react-components'
import { ConfirmDialog, NalamProvider } from '@nalam/ui'
import { useState } from 'react'

export function App() {
  return (
    <main>
      <section aria-labelledby="nalam-in-host">
        <FluentProvider theme={webLightTheme}>
          <h1 id="nalam-in-host">A part of Nalam in a page of the host</h1>
          <HostPart />
          <NalamProvider appearance="light">
            <NalamPart />
          </NalamProvider>
        </FluentProvider>
      </section>
      <section aria-labelledby="host-in-nalam">
        <NalamProvider appearance="light">
          <h1 id="host-in-nalam">A part of the host in a page of Nalam</h1>
          <NalamPart />
          <FluentProvider theme={webLightTheme}>
            <HostPart />
          </FluentProvider>
        </NalamProvider>
      </section>
    </main>
  )
}

/** Fluent's components with a dialog of Nalam: they have Nalam's theme. */
function NalamPart() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button appearance="primary" onClick={() => setOpen(true)}>
        Ask with Nalam
      </Button>
      <ConfirmDialog open={isOpen} title="Nalam asks" confirmLabel="Yes, Nalam" onConfirm={close} onClose={close} />
    </>
  )
}

/** The same with Fluent alone: it has the host's theme. */
function HostPart() {
  return (
    <Dialog>
      <DialogTrigger>
        <Button appearance="primary">Ask with the host</Button>
      </DialogTrigger>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>The host asks</DialogTitle>
          <DialogActions>
            <DialogTrigger>
              <Button appearance="primary">Yes, host</Button>
            </DialogTrigger>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
