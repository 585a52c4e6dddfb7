import { Box, Grid, HStack, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokens } from './tokens.ts'

const meta = { title: 'Foundations/Space and shape' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Steps of 4 px, in rem: they grow with the user's text size. */
export const Space: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(tokens.spacing ?? {})
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .filter(([step]) => Number(step) <= 24)
        .map(([step]) => (
          <HStack key={step} gap={4}>
            <Text w={12} flexShrink={0} textStyle="small">
              {step}
            </Text>
            <Box h={4} w={step} bg="accent" borderRadius="sm" />
          </HStack>
        ))}
    </Stack>
  ),
}

/** Radii of cards, chips and the arch of a door. One shadow, for floating elements. */
export const Shape: Story = {
  render: () => (
    <Grid templateColumns="repeat(auto-fill, minmax(min(8rem, 100%), 1fr))" gap={6}>
      {Object.keys(tokens.radii ?? {}).map((name) => (
        <Stack key={name} gap={2}>
          <Box h={24} bg="bg.surface" border="1px solid" borderColor="border.strong" borderRadius={name} />
          <Text textStyle="small">{name}</Text>
        </Stack>
      ))}
      <Stack gap={2}>
        <Box h={24} bg="bg.surface" borderRadius="card" boxShadow="float" />
        <Text textStyle="small">float</Text>
      </Stack>
    </Grid>
  ),
}
