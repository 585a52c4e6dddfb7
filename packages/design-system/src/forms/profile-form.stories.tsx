import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { expect, userEvent, within } from 'storybook/test'
import about from './profile-form.about.tsx'
import { ProfileForm } from './profile-form.tsx'
import { bound, formArgs, inForm, narrow, Words } from './story-binding.tsx'

type Field = 'cellphone' | 'birthday'

const meta = {
  title: 'Forms/ProfileForm',
  component: ProfileForm,
  parameters: { about },
  args: {
    ...formArgs,
    bind: bound<Field>({ values: { cellphone: '(11) 98765-4321', birthday: '17/05/1990' } }),
    known: {
      name: 'Maria Fernandes',
      email: 'maria@house.school',
      cpf: '***.456.789-**',
      unit: 'Centro',
      tribe: 'Falcons',
    },
  },
  decorators: [inForm],
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByLabelText(i18n.t('profile.data.name'))).toHaveAttribute('readonly')
    await expect(form.getByLabelText(i18n.t('profile.data.cellphone'))).toHaveValue('(11) 98765-4321')
    await userEvent.click(form.getByRole('button'))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const OnlyWhatEverybodyHas: Story = {
  args: {
    bind: bound<Field>(),
    known: { name: 'Maria Fernandes', email: 'maria@house.school', cpf: '', unit: 'Online', tribe: '' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText(i18n.t('profile.data.tribe'))).toBeNull()
  },
}
export const Errors: Story = {
  args: { bind: bound<Field>({ errors: { cellphone: 'validation.phone', birthday: 'validation.birthday' } }) },
}
export const Refused: Story = { args: { notice: <Words of="errors.unavailable" /> } }
export const Busy: Story = { args: { busy: true } }
export const Narrow: Story = { ...Errors, decorators: [narrow] }
