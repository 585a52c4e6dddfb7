import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, userEvent, within } from 'storybook/test'
import about from './change-password-form.about.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { bound, formArgs, inForm, narrow } from './story-binding.tsx'

type Field = 'current' | 'password' | 'confirmPassword'

const meta = {
  title: 'Forms/ChangePasswordForm',
  component: ChangePasswordForm,
  parameters: { about },
  args: { ...formArgs, bind: bound<Field>(), owner: { name: 'Maria Fernandes', email: 'maria@house.school' } },
  decorators: [inForm],
} satisfies Meta<typeof ChangePasswordForm>
export default meta
type Story = StoryObj<typeof meta>

const phrase = 'velvet river cactus'
const values = { current: 'kitchen', password: phrase, confirmPassword: phrase }

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    const current = form.getByLabelText(i18n.t('profile.password.current'))
    await expect(current).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.type(current, 'kitchen')
    await userEvent.type(form.getByLabelText(i18n.t('profile.password.new')), phrase)
    await userEvent.type(form.getByLabelText(i18n.t('profile.password.again')), `${phrase}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await form.findByRole('meter')
  },
}
export const WrongCurrentPassword: Story = {
  args: { bind: bound<Field>({ values, errors: { current: 'errors.password.wrong' } }) },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByLabelText(i18n.t('profile.password.current'))
    await expect(current).toHaveAccessibleDescription(i18n.t('errors.password.wrong'))
  },
}
export const Errors: Story = {
  args: {
    bind: bound<Field>({
      errors: {
        current: 'validation.required',
        password: 'validation.passwordMin',
        confirmPassword: 'validation.passwordAgain',
      },
    }),
  },
}
export const Busy: Story = { args: { bind: bound<Field>({ values }), busy: true } }
export const Narrow: Story = { ...Errors, decorators: [narrow] }
