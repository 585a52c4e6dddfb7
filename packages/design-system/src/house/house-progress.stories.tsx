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
export const Halfway: Story = {}
export const Home: Story = { args: { stage: 31 } }
export const BeyondTheEnd: Story = {
  args: { stage: 99 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').getAttribute('aria-label')).toContain('31')
  },
}
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
}
