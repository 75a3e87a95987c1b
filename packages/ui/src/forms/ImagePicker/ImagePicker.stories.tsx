import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { sees } from '../../../test/storyQueries.ts'
import { ImagePicker } from './ImagePicker.tsx'

const meta: Meta<typeof ImagePicker> = {
  title: 'Fields/ImagePicker',
  component: ImagePicker,
  parameters: {
    docs: {
      description: {
        component:
          'One image that is sent as soon as it is chosen. What was chosen is seen at once; a failed upload keeps it and can be tried again. A policy needs `img-src blob:`.',
      },
    },
  },
  args: {
    label: 'Upload Image',
    name: 'Meena Raghavan',
    onUpload: fn(async () => ({ ok: true as const, message: 'Profile image updated successfully!' })),
  },
}
export default meta
type Story = StoryObj<typeof ImagePicker>

const image = (name: string, type = 'image/png', bytes = 8) => new File([new Uint8Array(bytes)], name, { type })
const hasPreview = () => document.querySelector('[data-preview="true"]') !== null

export const Empty: Story = {}

export const Typical: Story = {
  name: 'A chosen image is shown at once and sent',
  play: async ({ args, canvas }) => {
    const me = image('me.png')
    await userEvent.upload(canvas.getByLabelText('Upload Image'), me)
    await expect(hasPreview()).toBe(true)
    await expect(args.onUpload).toHaveBeenCalledWith(me)
    await sees('Profile image updated successfully!')
  },
}

export const Loading: Story = {
  args: { onUpload: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Upload Image'), image('me.png'))
    await sees('Uploading...')
    await expect(canvas.getByLabelText('Upload Image')).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Refused: Story = {
  name: 'Only image files, and none that is too large',
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Upload Image')
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp')
    await userEvent.upload(input, image('notes.pdf', 'application/pdf'), { applyAccept: false })
    await sees('Choose an image file (PNG, JPEG or WebP)')
    await userEvent.upload(input, image('large.png', 'image/png', 5 * 1024 * 1024 + 1))
    await sees('The image is larger than 5 MB')
    await expect(hasPreview()).toBe(false)
    await expect(args.onUpload).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'A failed upload keeps the image and can be tried again',
  args: { onUpload: fn(async () => ({ ok: false as const, message: 'Error uploading image' })) },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Upload Image'), image('me.png'))
    await sees('Error uploading image')
    await expect(hasPreview()).toBe(true)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2))
  },
}
