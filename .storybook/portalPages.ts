/** A page of the portal, as far as its address and its module go. */
interface PortalPage {
  path: string
  /** The module below the portal's `src`. */
  module: string
}

/**
 * Returns the addresses of every screen of the portal: each page's module imports the screens that
 * it shows.
 *
 * @param sources the text of the modules, by their path; the path ends in that of the page's module
 * @returns paths by the name of the screen, such as `Login`
 */
export function addressesOfScreens(
  pages: readonly PortalPage[],
  sources: Readonly<Record<string, string>>,
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { path, module } of pages) {
    const source = Object.entries(sources).find(([file]) => file.endsWith(`/${module}`))?.[1] ?? ''
    for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from '@nalam\/ui(?:\/screens\/\w+)?'/g)) {
      for (const name of names
        .split(',')
        .map((each) => each.trim())
        .filter((each) => /^[A-Z]/.test(each)))
        found.set(name, [...(found.get(name) ?? []), path])
    }
  }
  return found
}

/**
 * Returns the address of a path in the portal: of the one that `STORYBOOK_PORTAL` names; else of
 * `pnpm dev` on the machine that serves this Storybook, or of the host of a built one.
 */
export function portalAddress(
  path: string,
  portal: string | undefined,
  isDevelopment: boolean,
  page: Pick<Location, 'protocol' | 'hostname' | 'origin'>,
): string {
  if (portal) return new URL(path, portal).href
  return isDevelopment ? `${page.protocol}//${page.hostname}:4000${path}` : `${page.origin}${path}`
}
