/** The parts of Testing Library that the sample of a test uses, and the sample that it tests. Published packages are tested with the real ones. */
declare module '@testing-library/react' {
  import type { ReactNode } from 'react'

  interface Queries {
    findByRole(role: string, options: { name: string | RegExp }): Promise<HTMLElement>
    findByText(text: RegExp): Promise<HTMLElement>
    getByRole(role: string, options: { name: string | RegExp }): HTMLElement
  }
  export const screen: Queries
  export function cleanup(): void
  export function render(node: ReactNode): void
  export function within(element: HTMLElement): Queries
}

declare module '@testing-library/user-event' {
  const userEvent: { click(element: Element): Promise<void> }
  export default userEvent
}

declare module '*/Bookings' {
  import type { ReactNode } from 'react'

  export function Bookings(props: { doctorId: string; canUndo: boolean }): ReactNode
}
