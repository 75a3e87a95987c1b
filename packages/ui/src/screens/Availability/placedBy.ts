/**
 * Returns a ref callback that sets custom properties of an element. Positions are data that no
 * class can hold, and a `style` attribute is not allowed.
 */
export const placedBy =
  (values: Readonly<Record<`--${string}`, number>>) =>
  (element: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, String(value))
  }
