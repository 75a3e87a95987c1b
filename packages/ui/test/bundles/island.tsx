// A part of another team's page: a bundle of its own, with its own React and Fluent.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '../../src/components/Button/index.ts'
import { ConfirmDialog } from '../../src/components/Dialog/index.ts'
import { NalamProvider } from '../../src/components/NalamProvider/index.ts'

const { root = '', appearance } = document.currentScript?.dataset ?? {}

function Island() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button appearance="primary" onClick={() => setIsOpen(true)}>
        Ask {root}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={`Question of ${root}`}
        confirmLabel={`Yes, ${root}`}
        onConfirm={() => setIsOpen(false)}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

const container = document.getElementById(root)
if (!container) throw new Error(`There is no element ${root}.`)
createRoot(container).render(
  <NalamProvider appearance={appearance === 'dark' ? 'dark' : 'light'}>
    <Island />
  </NalamProvider>,
)
