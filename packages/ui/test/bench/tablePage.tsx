// The page that `bench:table` measures: the appointments screen as a product mounts it, with
// React's production build and without Storybook.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { sampleBookings } from '../../src/fixtures/bookings.ts'
import { Appointments } from '../../src/screens/Appointments/Appointments.tsx'
import { NalamProvider } from '../../src/components/NalamProvider/NalamProvider.tsx'
import '../../src/theme/styles.css'

const FULL = { bookings: sampleBookings(100), currentPage: 1, totalPages: 2, itemsPerPage: 100, totalItems: 142 }
const done = async () => true
const nothing = () => undefined

const container = document.createElement('div')
document.body.append(container)
const root = createRoot(container)

function show(loaded: boolean): void {
  flushSync(() =>
    root.render(
      <NalamProvider appearance="light">
        <Appointments
          page={loaded ? { ...FULL, summary: undefined } : undefined}
          onSearch={nothing}
          onPageChange={nothing}
          onRefresh={nothing}
          onExport={nothing}
          actions={{ onDecide: done }}
        />
      </NalamProvider>,
    ),
  )
}

/** Milliseconds since the screen received the data. */
interface Times {
  /** The rows that fit in a window are in the document. */
  rendered: number
  /** Their style and layout are computed. */
  laidOut: number
  /** The frame with these rows is painted. */
  drawn: number
  /** All hundred rows are in the document. */
  complete: number
}

async function measure(): Promise<Times> {
  const start = performance.now()
  show(true)
  const rendered = performance.now() - start
  document.body.getBoundingClientRect()
  const laidOut = performance.now() - start
  await new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', resolve)
      channel.port1.start()
      channel.port2.postMessage(undefined)
    })
  })
  const drawn = performance.now() - start
  while (document.querySelectorAll('tbody tr').length < 100) await new Promise((resolve) => setTimeout(resolve))
  return { rendered, laidOut, drawn, complete: performance.now() - start }
}

show(false)
Reflect.set(window, 'nalamMeasure', measure)
