import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/text-field.tsx'
import about from './form.about.tsx'
import { Form } from './form.tsx'
import { formArgs, inForm } from './story-binding.tsx'

const meta = {
  title: 'Forms/Form',
  component: Form,
  parameters: { about },
  decorators: [inForm],
  args: {
    ...formArgs,
    actions: (
      <Button type="submit" variant="primary" size="lg">
        Send
      </Button>
    ),
    children: <TextField label="Message" />,
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Refused: Story = {
  args: { notice: 'The school could not be reached. What you wrote is still here.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('What you wrote is still here.')
  },
}
export const Sending: Story = {
  args: {
    busy: true,
    actions: (
      <Button type="submit" variant="primary" size="lg" loading>
        Send
      </Button>
    ),
  },
}
