export { Dashboard, type DashboardProps } from './Dashboard.tsx'
export type { TodayPanelProps } from './TodayPanel.tsx'
