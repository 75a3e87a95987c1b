/** What the portal tells its operator: a measurement or an error. Nothing about a person is in it (goal S9). */
export type Report =
  | { kind: 'vital'; name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB'; value: number; route: string }
  | { kind: 'error'; name: string; message: string; route: string }
