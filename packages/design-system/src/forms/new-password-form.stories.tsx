import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MessageDialog } from '../dialog/message-dialog.tsx'
import about from './new-password-form.about.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { bound, formArgs, inForm, narrow, Words } from './story-binding.tsx'

type Field = 'password' | 'confirmPassword'

const meta = {
  title: 'Forms/NewPasswordForm',
  component: NewPasswordForm,
  parameters: { about },
  args: { ...formArgs, bind: bound(), username: 'maria@house.school' },
  decorators: [inForm],
} satisfies Meta<typeof NewPasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const phrase = 'velvet river cactus'
const filled = bound<Field>({ values: { password: phrase, confirmPassword: phrase } })

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    const [password, again] = [i18n.t('password.change.password'), i18n.t('password.change.confirm')]
    await userEvent.tab()
    await expect(form.getByLabelText(password)).toHaveFocus()
    await expect(form.getByLabelText(password)).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.paste(phrase)
    const meter = await form.findByRole('meter', { name: i18n.t('password.strength.label') })
    await expect(meter).toHaveAttribute('aria-valuetext', i18n.t('password.strength.strong'))
    // Skips the button that shows the password.
    await userEvent.tab()
    await userEvent.tab()
    await expect(form.getByLabelText(again)).toHaveFocus()
    await userEvent.paste(phrase)
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const WithoutUsername: Story = { args: { username: '' } }
export const Filled: Story = {
  args: { bind: filled },
  play: async ({ canvasElement }) => {
    const meter = await within(canvasElement).findByRole('meter')
    await expect(meter).toHaveAttribute('value', '4')
  },
}
export const MadeOfTheOwnersName: Story = {
  args: { bind: bound<Field>({ values: { password: 'mariahouse' } }) },
  play: async ({ canvasElement }) => {
    const meter = await within(canvasElement).findByRole('meter')
    await expect(meter).toHaveAttribute('aria-valuetext', i18n.t('password.strength.weak'))
  },
}
export const Errors: Story = {
  args: {
    bind: bound({
      values: { password: 'dragon', confirmPassword: 'dragons' },
      errors: { password: 'validation.passwordCommon', confirmPassword: 'validation.passwordAgain' },
    }),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByLabelText(i18n.t('password.change.password'))).toHaveAccessibleDescription(
      `${i18n.t('validation.passwordCommon')} ${i18n.t('password.strength.advice')}`,
    )
    await expect(form.getByLabelText(i18n.t('password.change.confirm'))).toHaveAccessibleDescription(
      i18n.t('validation.passwordAgain'),
    )
    await form.findByRole('meter')
  },
}
export const Refused: Story = { args: { bind: filled, notice: <Words of="errors.link.invalid" /> } }
export const Busy: Story = { args: { bind: filled, busy: true } }
export const Narrow: Story = { ...Errors, decorators: [narrow] }

export const Done: Story = {
  args: { bind: filled },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: (args) => (
    <>
      <NewPasswordForm {...args} />
      <MessageDialog open title={i18n.t('password.change.updated.title')} onClose={fn()}>
        {i18n.t('password.change.updated.text')}
      </MessageDialog>
    </>
  ),
}
