import { Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import about from './celebration.about.tsx'
import { Celebration } from './celebration.tsx'

const meta = { title: 'Components/Celebration', component: Celebration, parameters: { about } } satisfies Meta<
  typeof Celebration
>
export default meta
type Story = StoryObj<typeof meta>

/** With reduced motion nothing is animated. */
export const AtThePressOfAButton: Story = {
  render: function Party() {
    const [turn, setTurn] = useState(0)
    return (
      <Stack minH="24rem" justify="end" align="center" gap={4}>
        <Text aria-live="polite">{turn}</Text>
        <Button variant="primary" onClick={() => setTurn(turn + 1)}>
          Celebrate
        </Button>
        {turn > 0 && <Celebration key={turn} />}
      </Stack>
    )
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    // Measured from the end of the stage, where the button is: neither scrolling nor a late font changes that.
    const below = () =>
      Math.round(
        (button.parentElement ?? canvasElement).getBoundingClientRect().bottom - button.getBoundingClientRect().bottom,
      )
    const before = below()
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(canvasElement).toHaveTextContent('2')
    await expect(below()).toBe(before)
    const flying = canvasElement.querySelectorAll('[data-part=celebration]')
    await expect(flying).toHaveLength(matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1)
  },
}
