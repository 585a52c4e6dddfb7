import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './check-field.about.tsx'
import { CheckField } from './check-field.tsx'

const meta = {
  title: 'Components/CheckField',
  component: CheckField,
  parameters: { about },
  args: { label: 'Keyboard shortcuts', hint: '1 to 9 choose, Enter verifies.', checked: false, onChange: fn() },
} satisfies Meta<typeof CheckField>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Keyboard shortcuts' })
    await expect(box).toHaveAccessibleDescription('1 to 9 choose, Enter verifies.')
    await userEvent.click(within(canvasElement).getByText('Keyboard shortcuts'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const On: Story = { args: { checked: true } }
