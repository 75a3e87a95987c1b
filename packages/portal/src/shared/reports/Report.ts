/**
 * A measurement or an error that the portal reports to its operator, without personal data (goal
 * S9).
 */
export type Report =
  | { kind: 'vital'; name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'; value: number; route: string }
  | { kind: 'error'; name: string; message: string; route: string }
