import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './bar-table.about.tsx'
import { BarTable } from './bar-table.tsx'

const counts = [1, 0, 2, 3, 6, 11, 19, 24, 13, 8]

const meta = {
  title: 'Components/BarTable',
  component: BarTable,
  tags: ['staff'],
  parameters: { about },
  args: {
    caption: 'Results of The first three rooms',
    heading: 'Result',
    counted: 'Students',
    bars: counts.map((count, index) => ({
      label: index === 9 ? '90–100%' : `${index * 10}–${index * 10 + 9}%`,
      count,
      tone: index < 6 ? ('warning' as const) : ('right' as const),
    })),
  },
  decorators: [
    (Story) => (
      <Box as="section" maxW="36rem">
        <h1>Results</h1>
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof BarTable>
export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: args.caption })
    const row = within(table).getByRole('row', { name: /70–79%/ })
    await expect(row).toHaveTextContent('24')
    await expect(row).toHaveTextContent(
      new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(24 / 87),
    )
  },
}
export const NothingYet: Story = { args: { bars: meta.args.bars.map((bar) => ({ ...bar, count: 0 })) } }
export const OneAlone: Story = {
  args: { bars: meta.args.bars.map((bar, index) => ({ ...bar, count: Number(index === 7) })) },
}
export const Thousands: Story = { args: { bars: meta.args.bars.map((bar) => ({ ...bar, count: bar.count * 1234 })) } }
export const OnPhones: Story = {
  decorators: [
    (Story) => (
      <Box maxW="300px">
        <Story />
      </Box>
    ),
  ],
}
