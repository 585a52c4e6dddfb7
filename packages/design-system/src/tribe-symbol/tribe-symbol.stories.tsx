import { Box, Flex, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { tribeColors, tribeSymbols } from '@the-house/domain'
import { expect, within } from 'storybook/test'
import about from './tribe-symbol.about.tsx'
import { TribeSymbol } from './tribe-symbol.tsx'

const meta = {
  title: 'Components/TribeSymbol',
  component: TribeSymbol,
  args: { symbol: 'hearth', color: 'brick' },
  parameters: { about },
} satisfies Meta<typeof TribeSymbol>
export default meta
type Story = StoryObj<typeof meta>

/** Every symbol, and every color. */
export const All: Story = {
  render: () => (
    <Flex as="ul" listStyleType="none" wrap="wrap" gap={4}>
      {tribeSymbols.map((symbol, index) => (
        <Flex as="li" key={symbol} direction="column" align="center" minW="5rem">
          <TribeSymbol symbol={symbol} color={tribeColors[index % tribeColors.length] ?? 'brick'} />
          <Text textStyle="small" lang="en">
            {symbol}
          </Text>
        </Flex>
      ))}
    </Flex>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(tribeSymbols.length)
    await expect(canvasElement.querySelectorAll('svg > *').length).toBeGreaterThan(tribeSymbols.length)
  },
}
export const OnTheOwnRow: Story = {
  decorators: [
    (Story) => (
      <Box bg="accent.subtle" p={3} w="fit-content">
        {Story()}
      </Box>
    ),
  ],
}
