import { Box, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextLink } from '../text-link/text-link.tsx'
import about from './presence-choice.about.tsx'
import { PresenceChoice } from './presence-choice.tsx'

const meta = {
  title: 'Components/PresenceChoice',
  component: PresenceChoice,
  parameters: { about },
  args: { name: 'Ana Souza', value: null, onChange: fn() },
  decorators: [(Story) => <Box maxW="36rem">{Story()}</Box>],
} satisfies Meta<typeof PresenceChoice>
export default meta
type Story = StoryObj<typeof meta>

const words = (name: 'present' | 'absent') => i18n.t(`meetings.presence.${name}`)

export const NotMarked: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Ana Souza' }))
    await userEvent.click(group.getByRole('button', { name: words('present') }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const Present: Story = { args: { value: true, state: 'saved' } }
export const Absent: Story = { args: { value: false, state: 'saving' } }
export const Refused: Story = { args: { state: 'failed', message: 'There is no connection to the school.' } }
/** By keyboard: a mark is set, changed, and removed by pressing it again. */
export const Changing: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <PresenceChoice {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvasElement }) => {
    const button = (name: 'present' | 'absent') => within(canvasElement).getByRole('button', { name: words(name) })
    const pressed = () => (['present', 'absent'] as const).map((name) => button(name).getAttribute('aria-pressed'))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(pressed()).toEqual(['true', 'false'])
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(pressed()).toEqual(['false', 'true'])
    await userEvent.keyboard('{Enter}')
    await expect(pressed()).toEqual(['false', 'false'])
  },
}
/** The marks refer to the text above, which explains why they cannot be set yet. */
export const NotYet: Story = {
  render: (args) => (
    <Stack gap={2}>
      <p id="why">You can mark who is there from 18:30 on.</p>
      <PresenceChoice {...args} blockedBy="why" />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: words('present') })
    await expect(button).toHaveAccessibleDescription(/from 18:30 on/)
    await userEvent.click(button)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
/** The name leads to the student; the group is named by it all the same. */
export const Linked: Story = {
  args: { shown: <TextLink href="#ana">Ana Souza</TextLink>, value: true },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Ana Souza' }))
    await expect(group.getByRole('link', { name: 'Ana Souza' })).toHaveAttribute('href', '#ana')
  },
}
export const Class: Story = {
  render: (args) => (
    <Stack gap={0}>
      {['Ana Souza', 'Bruno Lacerda', 'Maria Antônia de Albuquerque Cavalcanti'].map((name, index) => (
        <PresenceChoice {...args} key={name} name={name} value={[true, false, null][index] ?? null} />
      ))}
    </Stack>
  ),
}
