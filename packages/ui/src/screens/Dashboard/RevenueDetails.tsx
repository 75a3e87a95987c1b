import { dashboardMessages } from '../../messages/en/dashboard.ts'
import { Card } from '../../components/Card/Card.tsx'
import { SampleBadge } from '../../components/SampleBadge/SampleBadge.tsx'
import { useElementStyle } from '../../theme/useElementStyle.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDashboardStyles } from './Dashboard.styles.ts'

/** Placeholder figures (DASH-03, D14), in US dollars. */
const SAMPLE = { month: '01-11-2026', revenue: 50_000, expenses: 18_000, profit: 32_000 }

/** "Revenue Details": figures that are labelled as samples. */
export function RevenueDetails() {
  const styles = useDashboardStyles()
  const messages = useMessages(dashboardMessages)
  const formats = useFormats()
  const rows = [
    { label: messages.revenue, value: SAMPLE.revenue },
    { label: messages.expenses, value: SAMPLE.expenses },
    { label: messages.profit, value: SAMPLE.profit },
  ]
  return (
    <section aria-labelledby="revenue-details">
      <div className={styles.sectionHead}>
        <h2 id="revenue-details" className={styles.sectionTitle}>
          {messages.revenueDetails}
        </h2>
        <SampleBadge />
      </div>
      <Card>
        <p className={styles.month}>{formats.date(SAMPLE.month, 'month')}</p>
        <dl className={styles.revenueList}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.revenueRow}>
              <dt>{label}</dt>
              <dd>{formats.dollars(value)}</dd>
              <dd className={styles.bar} aria-hidden>
                <Bar share={value / SAMPLE.revenue} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}

function Bar({ share }: { share: number }) {
  return <span ref={useElementStyle<HTMLSpanElement>({ width: `${100 * share}%` })} />
}
