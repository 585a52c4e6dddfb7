import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import about from './text-field.about.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Components/Field',
  component: TextField,
  parameters: { about },
  args: { label: 'E-mail', type: 'email', name: 'email', autoComplete: 'email' },
  decorators: [
    (Story) => (
      <Stack maxW="form">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('E-mail')
    await userEvent.type(field, 'ana@house.school')
    await expect(field).toHaveValue('ana@house.school')
  },
}
export const WithHint: Story = {
  args: { hint: 'The one that the school has written to you at.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('E-mail')
    await expect(field).toHaveAccessibleDescription('The one that the school has written to you at.')
  },
}
export const WithError: Story = {
  args: { error: 'Write it like name@school.com.', defaultValue: 'ana@' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('E-mail')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Write it like name@school.com.')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@house.school' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@house.school' } }
export const Password: Story = {
  render: () => <PasswordField label="Password" name="password" defaultValue="open sesame" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(field).toHaveAttribute('type', 'text')
  },
}
export const Select: Story = {
  render: () => (
    <SelectField
      label="Unit"
      placeholder="Choose a unit"
      options={[
        { value: '1', label: 'São Paulo' },
        { value: '4', label: 'Online' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Unit')
    await userEvent.selectOptions(field, 'Online')
    await expect(field).toHaveValue('4')
  },
}
