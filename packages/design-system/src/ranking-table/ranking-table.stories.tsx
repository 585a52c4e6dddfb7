import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './ranking-table.about.tsx'
import { RankingTable } from './ranking-table.tsx'

const tribes = [
  { name: 'Hearth', symbol: 'hearth', color: 'brick' },
  { name: 'Lantern', symbol: 'lantern', color: 'lamp' },
  { name: 'Keystone', symbol: 'keystone', color: 'stone' },
  { name: 'Threshold', symbol: 'threshold', color: 'sun' },
  { name: 'Rafters', symbol: 'rafters', color: 'poppy' },
  { name: 'Ivy', symbol: 'ivy', color: 'leaf' },
  { name: 'Weathervane', symbol: 'weathervane', color: 'sky' },
] as const

const meta = {
  title: 'Components/RankingTable',
  component: RankingTable,
  parameters: { about },
  args: {
    caption: 'Ranking of March 2026',
    tribes: tribes.map((tribe, index) => ({ id: index + 1, ...tribe, fortune: 12_450 - index * 1730 })),
    own: 3,
  },
  decorators: [
    (Story) => (
      <Box as="section" maxW="36rem">
        <h1>Tribes</h1>
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof RankingTable>
export default meta
type Story = StoryObj<typeof meta>

export const Ranked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('table', { name: 'Ranking of March 2026' })).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7)
  },
}
export const WithoutOwn: Story = { args: { own: undefined } }
export const BeforeAnythingIsEarned: Story = {
  args: { tribes: tribes.map((tribe, index) => ({ id: index + 1, ...tribe, fortune: 0 })) },
}
