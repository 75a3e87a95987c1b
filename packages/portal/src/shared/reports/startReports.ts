import { addReport, type Report, reportFailure, sendReports } from './reportFailure.ts'

type Name = Extract<Report, { kind: 'vital' }>['name']

/** In CLS, shifts less than this apart (ms) are one burst, which lasts at most five times that. */
const BURST_GAP = 1000

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'value' in entry && 'hadRecentInput' in entry

function observe(type: string, each: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const options = { type, buffered: true, durationThreshold: 40 }
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options)
}

/**
 * Reports uncaught errors, and the web vitals as browsers define them until the page is first hidden.
 * In a chunk of its own, which delays nothing else.
 */
export function startReports(): void {
  window.addEventListener('error', ({ error }) => reportFailure(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason))
  const route = window.location.pathname
  const values = new Map<Name, number>()
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && 'responseStart' in navigation) values.set('TTFB', Number(navigation.responseStart))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') values.set('FCP', startTime)
  })
  observe('largest-contentful-paint', ({ startTime }) => values.set('LCP', startTime))
  let burst = { start: 0, end: 0, sum: 0 }
  values.set('CLS', 0)
  observe('layout-shift', (entry) => {
    if (!isLayoutShift(entry) || entry.hadRecentInput) return
    const { startTime: at, value } = entry
    const goesOn = at - burst.end < BURST_GAP && at - burst.start < 5 * BURST_GAP
    burst = goesOn ? { ...burst, end: at, sum: burst.sum + value } : { start: at, end: at, sum: value }
    values.set('CLS', Math.max(values.get('CLS') ?? 0, burst.sum))
  })
  observe('event', ({ duration }) => values.set('INP', Math.max(values.get('INP') ?? 0, duration)))

  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    for (const [name, value] of values)
      addReport({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, route })
    values.clear()
    sendReports()
  }
  document.addEventListener('visibilitychange', onHidden)
}
