import { expect, signIn, test } from './fixtures.ts'
import { expectToast, recordToasts } from './toasts.ts'

test(
  '[FEED-01] a calendar program reads the link that the settings show once',
  { tag: ['@extensions', '@wide'] },
  async ({ page, context, request }) => {
    await recordToasts(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await page.goto('/doctor/settings')
    const section = page.getByRole('region', { name: 'Calendar feed' })
    await section.getByRole('button', { name: 'Create link' }).click()
    await expectToast(page, 'Calendar link created.')
    const address = await section.getByLabel('Your link').inputValue()
    await section.getByRole('button', { name: 'Copy link' }).click()
    await expectToast(page, 'Link copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    const read = async (link: string) => {
      const response = await request.get(link)
      return { status: response.status(), text: await response.text() }
    }
    const sequences = (text: string) => [...text.matchAll(/^SEQUENCE:(\d+)/gm)].map(([, number]) => Number(number))
    const before = await read(address)
    expect(before.text).toMatch(/^SUMMARY:Appointment NLM-\d+/m)

    await section.getByRole('switch', { name: 'Show patients’ names' }).click()
    await expectToast(page, 'Calendar feed changed.')
    const named = await read(address)
    expect(named.text).not.toMatch(/^SUMMARY:Appointment/m)
    expect(sequences(named.text)).toEqual(sequences(before.text).map((number) => number + 1))

    await page.reload()
    await expect(section.getByRole('switch', { name: 'Show patients’ names' })).toBeChecked()
    await expect(section.getByLabel('Your link')).toHaveCount(0)
    await section.getByRole('button', { name: 'Replace link' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace link' }).click()
    const next = await section.getByLabel('Your link').inputValue()
    expect(next).not.toBe(address)
    expect([(await read(address)).status, (await read(next)).status]).toEqual([404, 200])

    await section.getByRole('button', { name: 'Switch off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
    await expectToast(page, 'The calendar link no longer works.')
    await expect(section.getByText('There is no link yet.')).toBeVisible()
    expect((await read(next)).status).toBe(404)
  },
)
