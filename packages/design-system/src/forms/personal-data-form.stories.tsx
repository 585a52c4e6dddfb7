import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MessageDialog } from '../dialog/message-dialog.tsx'
import about from './personal-data-form.about.tsx'
import { PersonalDataForm } from './personal-data-form.tsx'
import { bound, formArgs, inForm, narrow, Words } from './story-binding.tsx'

const enrolment = { name: 'Maria Fernandes', email: 'maria@house.school', cpf: '***.456.789-**' }

const meta = {
  title: 'Forms/PersonalDataForm',
  component: PersonalDataForm,
  parameters: { about },
  args: { ...formArgs, bind: bound(), enrolment, onBack: fn() },
  decorators: [inForm],
} satisfies Meta<typeof PersonalDataForm>
export default meta
type Story = StoryObj<typeof meta>

const phrase = 'velvet river cactus'
const values = { cellphone: '(11) 98765-4321', birthday: '17/05/1990', password: phrase, confirmPassword: phrase }
const filled = bound<keyof typeof values>({ values })
const word = (name: 'cellphone' | 'birthday' | 'password' | 'confirm') => i18n.t(`register.data.${name}`)

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByLabelText(i18n.t('register.data.name'))).toHaveAttribute('readonly')
    await userEvent.click(form.getByLabelText(word('cellphone')))
    await userEvent.keyboard('11987654321')
    await expect(form.getByLabelText(word('cellphone'))).toHaveValue('(11) 98765-4321')
    await userEvent.tab()
    await userEvent.keyboard('17051990')
    await expect(form.getByLabelText(word('birthday'))).toHaveValue('17/05/1990')
    await userEvent.tab()
    await expect(form.getByLabelText(word('password'))).toHaveFocus()
    await userEvent.keyboard(phrase)
    await form.findByRole('meter')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(`${phrase}{Enter}`)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(form.getByRole('button', { name: i18n.t('register.data.back') }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const Filled: Story = {
  args: { bind: filled },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(word('cellphone'))).toHaveValue('(11) 98765-4321')
    await within(canvasElement).findByRole('meter')
  },
}
export const WithoutCpf: Story = {
  args: { enrolment: { ...enrolment, cpf: '' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText(i18n.t('register.data.cpf'))).toBeNull()
  },
}
export const LongNames: Story = {
  args: {
    enrolment: {
      ...enrolment,
      name: 'Maria Aparecida dos Santos Albuquerque de Vasconcelos Fernandes',
      email: 'maria.aparecida.albuquerque.fernandes@correio.house.school',
    },
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    for (const key of ['name', 'email'] as const) {
      const value = within(canvasElement).getByLabelText(i18n.t(`register.data.${key}`))
      await expect(value.scrollWidth).toBe(value.clientWidth)
      await expect(value.clientWidth).toBeLessThan(320)
    }
  },
}
export const Errors: Story = {
  args: {
    bind: bound({
      values: { cellphone: '(11) 9876', birthday: '31/02/1990', password: 'dragon' },
      errors: {
        cellphone: 'validation.phone',
        birthday: 'validation.birthday',
        password: 'validation.passwordCommon',
        confirmPassword: 'validation.required',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByLabelText(word('cellphone'))).toHaveAccessibleDescription(i18n.t('validation.phone'))
    await expect(form.getByLabelText(word('birthday'))).toHaveAccessibleDescription(
      `${i18n.t('validation.birthday')} ${i18n.t('register.data.birthdayHint')}`,
    )
    await form.findByRole('meter')
  },
}
export const Refused: Story = { args: { bind: filled, notice: <Words of="errors.register.registered" /> } }
export const Busy: Story = { args: { bind: filled, busy: true } }
export const Narrow: Story = { ...Errors, decorators: [narrow] }

export const Done: Story = {
  args: { bind: filled },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (args) => (
    <>
      <PersonalDataForm {...args} />
      <MessageDialog open title={i18n.t('register.done.title')} onClose={fn()}>
        {i18n.t('register.done.text')}
      </MessageDialog>
    </>
  ),
}
