import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { field, sees, type Scope } from '../../../test/storyQueries.ts'
import { Registration } from './Registration.tsx'

const VALUES = {
  doctor_name: 'Meena Raghavan',
  email: 'meena.raghavan@nalam.example',
  mobile_number: '9876543210',
  password: 'Sunrise@9',
}

const meta: Meta<typeof Registration> = {
  title: 'Screens/Registration',
  component: Registration,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'Registration, and then the code view. Going back finds the form as it was left.' },
    },
  },
  args: {
    signInHref: '/doctor/login',
    onRegister: fn(async () => ({ ok: true as const, message: 'Registration successful.' })),
    onVerify: fn(async () => ({ ok: true as const, message: 'OTP verified successfully!' })),
    onResend: fn(async () => ({ ok: true as const })),
  },
}

export default meta
type Story = StoryObj<typeof Registration>

const register = (canvas: Scope) => userEvent.click(canvas.getByRole('button', { name: 'Register' }))

async function fill(canvas: Scope) {
  await userEvent.type(field(canvas, 'Doctor name'), VALUES.doctor_name)
  await userEvent.type(field(canvas, 'Email'), VALUES.email)
  await userEvent.type(field(canvas, 'Mobile number'), VALUES.mobile_number)
  await userEvent.type(field(canvas, 'Password'), VALUES.password)
}

export const Empty: Story = {}
export const Typical: Story = { play: async ({ canvas }) => fill(canvas) }

export const Registers: Story = {
  parameters: { serverTexts: ['Registration successful.', 'OTP verified successfully!'] },
  name: '[AUTH-08] name, e-mail, mobile and password are sent; the code view follows',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/doctor/login')
    await expect(canvas.getByText(/Already registered\?/)).toBeVisible()
    await fill(canvas)
    await register(canvas)
    await expect(args.onRegister).toHaveBeenCalledWith(VALUES)
    const code = await canvas.findByRole('textbox', { name: '6-digit code' })
    await userEvent.type(code, '123456')
    await expect(args.onVerify).toHaveBeenCalledWith({ email: VALUES.email, confirmationCode: '123456' })
    await sees('OTP verified successfully!')
  },
}

export const Loading: Story = {
  name: '[AUTH-08] the button reads "Registering..." while submitting',
  args: { onRegister: fn(() => new Promise<never>(() => {})) },
  play: async ({ args, canvas }) => {
    await fill(canvas)
    await register(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Registering...' }))
    await expect(args.onRegister).toHaveBeenCalledTimes(1)
  },
}

export const Incomplete: Story = {
  name: '[AUTH-02] every field shows its error and nothing is sent',
  play: async ({ args, canvas }) => {
    await register(canvas)
    for (const text of [
      'Doctor name is required',
      'Email is required',
      'Mobile number is required',
      'Password is required',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible()
    }
    await waitFor(() => expect(field(canvas, 'Doctor name')).toHaveFocus())
    await userEvent.type(field(canvas, 'Doctor name'), 'M')
    await userEvent.type(field(canvas, 'Email'), 'meena@company.com')
    await userEvent.type(field(canvas, 'Mobile number'), '12345')
    await userEvent.type(field(canvas, 'Password'), 'sunrise99')
    await userEvent.tab()
    for (const text of [
      'Name must be at least 2 characters',
      'Email domain not allowed',
      'Mobile number must be 10 digits',
      'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
    ]) {
      await expect(await canvas.findByText(text)).toBeVisible()
    }
    await userEvent.type(field(canvas, 'Mobile number'), '67890')
    await userEvent.tab()
    await expect(await canvas.findByText('Mobile number should start with 6, 7, 8, or 9')).toBeVisible()
    await register(canvas)
    await waitFor(() => expect(field(canvas, 'Doctor name')).toHaveFocus())
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}

export const NameFilter: Story = {
  name: '[AUTH-09] the name takes letters and spaces only, typed or pasted',
  play: async ({ canvas }) => {
    const name = field(canvas, 'Doctor name')
    await userEvent.type(name, 'Me3en4a. R2')
    await expect(name).toHaveValue('Meena R')
    await userEvent.clear(name)
    await userEvent.click(name)
    await userEvent.paste('Dr. மீனா-ராகவன் 007!')
    await expect(name).toHaveValue('Dr மீனாராகவன் ')
    await userEvent.clear(name)
    await userEvent.type(name, 'Mena')
    name.setSelectionRange(2, 2)
    await userEvent.keyboard('1e')
    await expect(name).toHaveValue('Meena')
    await expect(name.selectionStart).toBe(3)
  },
}

export const MobileFilter: Story = {
  name: '[AUTH-10] the mobile number takes digits only, at most ten',
  play: async ({ canvas }) => {
    const mobile = field(canvas, 'Mobile number')
    await userEvent.type(mobile, '98a76-543 210987')
    await expect(mobile).toHaveValue('9876543210')
    await userEvent.clear(mobile)
    await userEvent.click(mobile)
    await userEvent.paste('+91 98765-43210')
    await expect(mobile).toHaveValue('9876543210')
  },
}

export const PasswordRules: Story = {
  name: 'The rules of the password are ticked as they are met',
  play: async ({ canvas }) => {
    const rules = () => canvas.getAllByRole('listitem').filter((item) => item.dataset['met'] === 'true').length
    await expect(rules()).toBe(0)
    await userEvent.type(field(canvas, 'Password'), 'Sun9')
    await expect(rules()).toBe(3)
    await userEvent.type(field(canvas, 'Password'), 'rise@')
    await expect(rules()).toBe(5)
  },
}

export const Taken: Story = {
  parameters: { serverTexts: ['An account with this email or mobile number already exists.', 'Already registered'] },
  name: 'A taken e-mail address shows an error at its field; the input is kept',
  args: {
    onRegister: fn(async () => ({
      ok: false as const,
      message: 'An account with this email or mobile number already exists.',
      fieldErrors: { email: 'Already registered' },
    })),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await register(canvas)
    await expect(await canvas.findByText('Already registered')).toBeVisible()
    await waitFor(() => expect(field(canvas, 'Email')).toHaveFocus())
    await expect(field(canvas, 'Password')).toHaveValue(VALUES.password)
  },
}

export const Failed: Story = {
  parameters: { serverTexts: ['Something went wrong!'] },
  args: { onRegister: fn(async () => ({ ok: false as const, message: 'Something went wrong!' })) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await register(canvas)
    await sees('Something went wrong!')
    await expect(field(canvas, 'Mobile number')).toHaveValue(VALUES.mobile_number)
  },
}

export const StartAgain: Story = {
  parameters: { serverTexts: ['Registration successful.'] },
  name: 'The code view leads back to the form with its input',
  play: async ({ canvas }) => {
    await fill(canvas)
    await register(canvas)
    await userEvent.click(await canvas.findByRole('button', { name: 'Start again' }))
    await expect(field(canvas, 'Doctor name')).toHaveValue(VALUES.doctor_name)
  },
}

export const ByKeyboard: Story = {
  name: 'Registering by keyboard alone',
  play: async ({ args }) => {
    for (const value of Object.values(VALUES)) {
      await userEvent.tab()
      await userEvent.keyboard(value)
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onRegister).toHaveBeenCalledWith(VALUES))
  },
}

export const LongText: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, 'Doctor name'), 'Venkatanarasimharajuvaripeta Subramaniya Thiruvenkatam')
    await register(canvas)
  },
}
export const Tamil: Story = {
  globals: { language: 'ta' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'பதிவு செய்க' }))
    await expect(await canvas.findByText('டாக்டரின் பெயர் தேவை')).toBeVisible()
  },
}
