import { isElement } from './targetDocument.ts'

/** Returns the focused element and its ancestors, innermost first. */
export function focusPath(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let element = isElement(target) ? target : null; element; element = element.parentElement) path.push(element)
  return path
}
