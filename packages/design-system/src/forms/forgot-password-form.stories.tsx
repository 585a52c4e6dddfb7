import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { MessageDialog } from '../dialog/message-dialog.tsx'
import about from './forgot-password-form.about.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { bound, formArgs, inForm, narrow, Words } from './story-binding.tsx'

const back = (
  <Button asChild>
    <a href="#login">
      <Words of="common.backToSignIn" />
    </a>
  </Button>
)

const meta = {
  title: 'Forms/ForgotPasswordForm',
  component: ForgotPasswordForm,
  parameters: { about },
  args: { ...formArgs, bind: bound(), back },
  decorators: [inForm],
} satisfies Meta<typeof ForgotPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const email = 'maria@house.school'
const filled = bound<'email'>({ values: { email } })

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.tab()
    await expect(form.getByLabelText(i18n.t('password.forgot.email'))).toHaveFocus()
    await userEvent.keyboard(email)
    await userEvent.tab()
    await expect(form.getByRole('button', { name: i18n.t('password.forgot.submit') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(form.getByRole('link', { name: i18n.t('common.backToSignIn') })).toHaveFocus()
  },
}
export const Filled: Story = { args: { bind: filled } }
export const Errors: Story = {
  args: { bind: bound({ values: { email: 'maria' }, errors: { email: 'validation.email' } }) },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(i18n.t('password.forgot.email'))
    await expect(field).toHaveAccessibleDescription(i18n.t('validation.email'))
  },
}
export const Refused: Story = { args: { bind: filled, notice: <Words of="errors.tooMany" /> } }
export const Busy: Story = { args: { bind: filled, busy: true } }
export const Narrow: Story = { ...Errors, decorators: [narrow] }

export const Done: Story = {
  args: { bind: filled },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: (args) => (
    <>
      <ForgotPasswordForm {...args} />
      <MessageDialog open title={i18n.t('password.forgot.sent.title')} onClose={fn()}>
        {i18n.t('password.forgot.sent.text', { email })}
      </MessageDialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('alertdialog', { name: i18n.t('password.forgot.sent.title') })
    await expect(dialog).toHaveAccessibleDescription(i18n.t('password.forgot.sent.text', { email }))
  },
}
