import type { Page } from 'playwright'

const HOST = 'rgb(15, 108, 189)'

/**
 * Compares the colours of both parts of the example `fluent-host`, in both nestings: of a button, and of the button in
 * the dialog that it opens, which Fluent renders outside of the part.
 * @returns the two colours
 */
export async function nestedProviders(page: Page): Promise<string> {
  const colourOf = (button: ReturnType<Page['getByRole']>) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const coloursOf = async (section: string, opener: string, answer: string) => {
    const button = page.getByRole('region', { name: section }).getByRole('button', { name: opener })
    const outside = await colourOf(button)
    await button.click()
    const confirm = page.getByRole('button', { name: answer })
    // The pointer over the button would change its colour.
    await page.mouse.move(0, 0)
    const inside = await colourOf(confirm)
    await confirm.click()
    await confirm.waitFor({ state: 'detached' })
    if (inside !== outside) throw new Error(`${section}, ${opener}: ${outside}, but in its dialog ${inside}`)
    return outside
  }
  const found: string[] = []
  for (const section of ['A part of Nalam in a page of the host', 'A part of the host in a page of Nalam']) {
    const host = await coloursOf(section, 'Ask with the host', 'Yes, host')
    const nalam = await coloursOf(section, 'Ask with Nalam', 'Yes, Nalam')
    if (host !== HOST) throw new Error(`${section}: the host's button is ${host}, not ${HOST}`)
    found.push(nalam)
  }
  const [nalam, ...others] = new Set(found)
  if (nalam === undefined || nalam === HOST || others.length > 0)
    throw new Error(`Nalam's buttons are ${found.join(' and ')}`)
  return `host ${HOST}, Nalam ${nalam}`
}
