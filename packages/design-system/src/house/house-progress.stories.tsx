import { Grid, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './house-progress.about.tsx'
import { HouseProgress } from './house-progress.tsx'

const meta = {
  title: 'Components/HouseProgress',
  component: HouseProgress,
  parameters: { about },
  args: { stage: 17 },
  argTypes: { stage: { control: { type: 'range', min: 1, max: 31 } } },
} satisfies Meta<typeof HouseProgress>
export default meta
type Story = StoryObj<typeof meta>

export const BareGround: Story = { args: { stage: 1 } }
export const StakedOut: Story = { args: { stage: 2 } }
export const FirstBricks: Story = { args: { stage: 5 } }
export const UpperFloor: Story = { args: { stage: 10 } }
export const Halfway: Story = {}
export const TheDoor: Story = { args: { stage: 20 } }
export const Home: Story = { args: { stage: 31 } }
export const BeyondTheEnd: Story = {
  args: { stage: 99 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getAttribute('aria-label')).toContain('31')
  },
}
/** The view is further away as the house grows; nothing is cut but sky, ground and grass. Walls are left out: they are
 * clipped, which their rectangle does not tell. */
export const AllStages: Story = {
  render: () => (
    <Grid templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap={4}>
      {Array.from({ length: 31 }, (_, index) => (
        <Stack key={index} gap={1}>
          <HouseProgress stage={index + 1} />
          <Text textStyle="small" textAlign="center">
            {index + 1}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    // What is new comes from above.
    await Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished))
    for (const drawing of within(canvasElement).getAllByRole('img')) {
      const frame = drawing.getBoundingClientRect()
      const built = drawing.querySelectorAll(
        'g[data-part]:not([data-part=sky], [data-part=ground], [data-part=grass], [data-part=walls])',
      )
      await expect(built.length).toBeGreaterThan(0)
      for (const part of built) {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        const inside = left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom
        await expect(inside, `${drawing.getAttribute('aria-label')}: ${part.getAttribute('data-part')}`).toBe(true)
      }
    }
  },
}
