/** Sets custom properties of an element: where something is drawn is data, which no class can hold (and a style attribute must not). */
export const placedBy =
  (values: Readonly<Record<`--${string}`, number>>) =>
  (element: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, String(value))
  }
