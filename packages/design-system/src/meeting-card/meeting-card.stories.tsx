import { Box, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { JoinLink } from './join-link.tsx'
import about from './meeting-card.about.tsx'
import { MeetingCard } from './meeting-card.tsx'

const meta = {
  title: 'Components/MeetingCard',
  component: MeetingCard,
  parameters: { about },
  args: { name: 'Small talk in the hall', hours: '18:30 – 19:30', about: 'Laura Reed', state: 'SCHEDULED' },
  decorators: [
    (Story) => (
      <Box as="section" maxW="56rem">
        <h1>Online classes</h1>
        <h2>Monday, 23 March</h2>
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof MeetingCard>
export default meta
type Story = StoryObj<typeof meta>

export const NotOpenYet: Story = { args: { action: 'You have a place. It opens at 18:20.' } }
export const Open: Story = {
  args: { state: 'OPEN', action: <JoinLink href="#classroom" name="Small talk in the hall" /> },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Small talk in the hall/ })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(within(canvasElement).getByRole('article', { name: 'Small talk in the hall' })).toBeVisible()
  },
}
/** Equal heights, so that the list below does not shift while a status loads. */
export const EveryState: Story = {
  render: (args) => (
    <Stack gap={3}>
      {(['LOADING', 'SCHEDULED', 'OPEN', 'FULL', 'FINISHED', 'CANCELLED'] as const).map((state) => (
        <MeetingCard
          {...args}
          key={state}
          state={state}
          action={state === 'OPEN' ? <JoinLink href="#classroom" name={args.name} /> : null}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article')
    const heights = cards.map((card) => Math.round(card.getBoundingClientRect().height))
    await expect(new Set(heights).size).toBe(1)
  },
}
/** Without any action no space is reserved for one. */
export const WithoutAction: Story = { args: { state: 'FINISHED' } }
export const Long: Story = {
  args: {
    name: 'Yesterday on the stairs, and everything else that happened to us in the past simple',
    about: 'Maria Antônia de Albuquerque Cavalcanti · Lantern Room',
  },
}
