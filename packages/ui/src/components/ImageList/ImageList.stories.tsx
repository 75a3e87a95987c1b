import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sees } from '../../../test/storyQueries.ts'
import { ImageList } from './ImageList.tsx'

const meta: Meta<typeof ImageList> = {
  title: 'Fields/ImageList',
  component: ImageList,
  parameters: {
    docs: {
      description: {
        component:
          "Several images in a row of tiles, five grey places at least. It keeps them on the page; sending is the host's part.",
      },
    },
  },
  args: { label: 'Upload Certificates', note: 'Certificates are not uploaded yet. They are only shown on this page.' },
}
export default meta
type Story = StoryObj<typeof ImageList>

const image = (name: string, type = 'image/png') => new File([new Uint8Array(8)], name, { type })
const placeholders = () => document.querySelectorAll('[data-placeholder]').length

export const Empty: Story = {
  play: async () => {
    await expect(placeholders()).toBe(5)
  },
}

export const Typical: Story = {
  name: '[PROF-12] images fill the places and can be removed; other files are refused',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Upload Certificates')
    await userEvent.upload(input, [image('mbbs.png'), image('letter.pdf', 'application/pdf')], { applyAccept: false })
    await sees('Choose an image file (PNG, JPEG or WebP)')
    await userEvent.upload(input, [image('md.webp', 'image/webp')])
    const list = within(canvas.getByRole('list', { name: 'Chosen images' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    await expect(placeholders()).toBe(3)
    await userEvent.click(list.getByRole('button', { name: 'Remove mbbs.png' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    await expect(placeholders()).toBe(4)
  },
}

export const Full: Story = {
  play: async ({ canvas }) => {
    const many = Array.from({ length: 7 }, (_, index) => image(`certificate-${index}.png`))
    await userEvent.upload(canvas.getByLabelText('Upload Certificates'), many)
    await expect(placeholders()).toBe(0)
  },
}
