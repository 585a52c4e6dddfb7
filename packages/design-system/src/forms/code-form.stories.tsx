import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import about from './code-form.about.tsx'
import { CodeForm, type CodeField } from './code-form.tsx'
import { bound, formArgs, inForm, narrow, Words } from './story-binding.tsx'

const back = (
  <Button asChild>
    <a href="#login">
      <Words of="common.backToSignIn" />
    </a>
  </Button>
)

const meta = {
  title: 'Forms/CodeForm',
  component: CodeForm,
  parameters: { about },
  args: { ...formArgs, bind: bound<CodeField>({ values: { profile: 'STUDENT' } }), back },
  decorators: [inForm],
} satisfies Meta<typeof CodeForm>
export default meta
type Story = StoryObj<typeof meta>

const values = { profile: 'TEACHER', code: 'HOUSE-2041', email: 'maria@house.school' }
const filled = bound<CodeField>({ values })

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    const student = form.getByRole('radio', { name: i18n.t('register.validate.student') })
    const teacher = form.getByRole('radio', { name: i18n.t('register.validate.teacher') })
    await userEvent.tab()
    await expect(student).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(teacher).toBeChecked()
    await userEvent.tab()
    await expect(form.getByLabelText(i18n.t('register.validate.code'))).toHaveFocus()
    await userEvent.paste('HOUSE-2041')
    await userEvent.tab()
    await expect(form.getByLabelText(i18n.t('register.validate.email'))).toHaveFocus()
    await userEvent.keyboard('maria@house.school{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = {
  args: { bind: filled },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('radio', { name: i18n.t('register.validate.teacher') })).toBeChecked()
  },
}
export const Errors: Story = {
  args: {
    bind: bound<CodeField>({
      errors: { profile: 'validation.required', code: 'validation.codeMin', email: 'validation.email' },
    }),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('radiogroup')).toHaveAccessibleDescription(i18n.t('validation.required'))
    await expect(form.getByLabelText(i18n.t('register.validate.code'))).toHaveAccessibleDescription(
      `${i18n.t('validation.codeMin')} ${i18n.t('register.validate.codeHint')}`,
    )
  },
}
const asks =
  (label: 'register.fact.birthday' | 'register.fact.cpf_end'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByText(i18n.t('register.fact.lead'))).toHaveFocus()
    await userEvent.tab()
    await expect(form.getByLabelText(i18n.t(label))).toHaveFocus()
  }
export const BirthdayAsked: Story = {
  args: { bind: filled, asked: 'birthday' },
  play: asks('register.fact.birthday'),
}
export const CpfAsked: Story = { args: { bind: filled, asked: 'cpf_end' }, play: asks('register.fact.cpf_end') }
export const Refused: Story = { args: { bind: filled, notice: <Words of="register.validate.invalid.fields" /> } }
export const UsedAlready: Story = { args: { bind: filled, notice: <Words of="errors.register.registered" /> } }
export const Busy: Story = { args: { bind: filled, busy: true } }
export const Narrow: Story = { ...Errors, decorators: [narrow] }
