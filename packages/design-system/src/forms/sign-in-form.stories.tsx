import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './sign-in-form.about.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { bound, formArgs, inForm, narrow, Words } from './story-binding.tsx'

const meta = {
  title: 'Forms/SignInForm',
  component: SignInForm,
  parameters: { about },
  args: { ...formArgs, bind: bound() },
  decorators: [inForm],
} satisfies Meta<typeof SignInForm>
export default meta
type Story = StoryObj<typeof meta>

const filled = bound<'email' | 'password'>({ values: { email: 'maria@house.school', password: 'magic-formula' } })

export const Empty: Story = {
  args: { onFocus: fn() },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    const email = form.getByLabelText(i18n.t('session.email'))
    const password = form.getByLabelText(i18n.t('session.password'))
    await userEvent.tab()
    await expect(email).toHaveFocus()
    await expect(args.onFocus).toHaveBeenCalled()
    await userEvent.keyboard('maria@house.school')
    await userEvent.tab()
    await expect(password).toHaveFocus()
    await userEvent.paste('a password from elsewhere')
    await expect(password).toHaveValue('a password from elsewhere')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const EmailKnown: Story = {
  args: { defaultEmail: 'maria@house.school' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(i18n.t('session.email'))).toHaveValue('maria@house.school')
  },
}

export const Filled: Story = { args: { bind: filled } }

export const Errors: Story = {
  args: { bind: bound({ errors: { email: 'validation.email', password: 'validation.required' } }) },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const email = form.getByLabelText(i18n.t('session.email'))
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(i18n.t('validation.email'))
    await expect(form.getByLabelText(i18n.t('session.password'))).toHaveAccessibleDescription(
      i18n.t('validation.required'),
    )
  },
}

export const Refused: Story = {
  args: { bind: filled, notice: <Words of="errors.session.invalid" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(i18n.t('errors.session.invalid'))
  },
}

export const Busy: Story = {
  args: { bind: filled, busy: true },
  play: async ({ args, canvasElement }) => {
    const button = canvasElement.querySelector('[type=submit]')
    await userEvent.click(button ?? canvasElement)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { ...Errors, decorators: [narrow] }
