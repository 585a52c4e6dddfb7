import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { inForm } from '../forms/story-binding.tsx'
import about from './masked-field.about.tsx'
import { MaskedField } from './masked-field.tsx'

const meta = {
  title: 'Components/MaskedField',
  component: MaskedField,
  parameters: { about },
  args: { mask: 'phone', label: 'Phone/Cellphone', name: 'cellphone', autoComplete: 'tel-national', onChange: fn() },
  decorators: [inForm],
} satisfies Meta<typeof MaskedField>
export default meta
type Story = StoryObj<typeof meta>

const fieldIn = (canvas: HTMLElement) => within(canvas).getByRole('textbox')
const date = { mask: 'date', label: 'Birthday', name: 'birthday', autoComplete: 'bday' } as const

export const Typed: Story = {
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement)
    await userEvent.type(field, '11987654321')
    await expect(field).toHaveValue('(11) 98765-4321')
    await expect(args.onChange).toHaveBeenCalledTimes(11)
  },
}
export const Landline: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '1134567890')
    await expect(fieldIn(canvasElement)).toHaveValue('(11) 3456-7890')
  },
}
export const TypedWithCountry: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '+5511987654321')
    await expect(fieldIn(canvasElement)).toHaveValue('(11) 98765-4321')
  },
}
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    await userEvent.paste('+55 11 98765-4321')
    await expect(fieldIn(canvasElement)).toHaveValue('(11) 98765-4321')
    await expect(args.onChange).toHaveBeenCalled()
  },
}
export const Deleted: Story = {
  play: async ({ args, canvasElement }) => {
    const field = fieldIn(canvasElement)
    await userEvent.type(field, '11987654321')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(field).toHaveValue('(11) 98765')
    await userEvent.keyboard('{Backspace>7/}')
    await expect(field).toHaveValue('')
    await expect(args.onChange).toHaveBeenCalledTimes(22)
  },
}
export const FilledByTheBrowser: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.input(fieldIn(canvasElement), { target: { value: '+5511987654321' } })
    await expect(fieldIn(canvasElement)).toHaveValue('(11) 98765-4321')
    await expect(args.onChange).toHaveBeenCalled()
  },
}
export const Birthday: Story = {
  args: date,
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '17051990')
    await expect(fieldIn(canvasElement)).toHaveValue('17/05/1990')
  },
}
export const BirthdayWithSlashes: Story = {
  args: date,
  play: async ({ canvasElement }) => {
    await userEvent.type(fieldIn(canvasElement), '5/3/1990')
    await expect(fieldIn(canvasElement)).toHaveValue('05/03/1990')
  },
}
export const BirthdayPasted: Story = {
  args: date,
  play: async ({ canvasElement }) => {
    await userEvent.click(fieldIn(canvasElement))
    await userEvent.paste('1990-05-17')
    await expect(fieldIn(canvasElement)).toHaveValue('17/05/1990')
  },
}
export const WithError: Story = { args: { defaultValue: '(11) 9876', error: 'Phone/Cellphone invalid' } }
