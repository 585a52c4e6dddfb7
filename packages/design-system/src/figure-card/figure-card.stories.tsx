import { Grid, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coins, ClipboardList, Shield } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Skeleton } from '../skeleton/skeleton.tsx'
import about from './figure-card.about.tsx'
import { FigureCard } from './figure-card.tsx'
import { Figure } from './figure.tsx'

const meta = {
  title: 'Components/FigureCard',
  component: FigureCard,
  parameters: { about },
  args: {
    icon: Coins,
    tone: 'warning',
    label: 'My dollars',
    children: <Figure value={1250} spoken="1,250 dollars" />,
  },
  decorators: [(Story) => <Grid maxW="20rem">{Story()}</Grid>],
} satisfies Meta<typeof FigureCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,250 dollars')).toBeInTheDocument()
  },
}
export const Opening: Story = {
  args: { onOpen: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'My dollars' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const Leading: Story = {
  args: { label: <a href="#dollars">My dollars</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'My dollars' })).toBeVisible()
  },
}
export const InWords: Story = {
  args: { icon: ClipboardList, tone: 'info', label: 'Tests', children: <Text>No new tests</Text> },
}
export const OnItsWay: Story = {
  args: { icon: Shield, tone: 'right', label: 'Tribe', children: <Skeleton w="60%" h={9} /> },
}
