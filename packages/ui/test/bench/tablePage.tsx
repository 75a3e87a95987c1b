// The page that `bench:table` measures: the appointments screen as a product mounts it, React's production build, no Storybook around it.
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
          onDecide={done}
        />
      </NalamProvider>,
    ),
  )
}

/** Milliseconds since the data were given to the screen. */
interface Times {
  /** The rows that a window shows stand in the document. */
  rendered: number
  /** They have their styles and places. */
  laidOut: number
  /** The frame with them has been drawn. */
  drawn: number
  /** All hundred stand in the document. */
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
