import { Box, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { palettes } from './palettes.ts'
import { semanticColors, type SemanticColor } from './semantic-colors.ts'

const meta = { title: 'Foundations/Colours' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const purposes = Object.entries(semanticColors)
const groups: { title: string; holds: (name: string) => boolean }[] = [
  { title: 'Grounds', holds: (name) => name.startsWith('bg') },
  { title: 'Text and lines', holds: (name) => /^(?:fg|border|link|focus)/.test(name) },
  { title: 'The one action', holds: (name) => name.startsWith('accent') },
  { title: 'What is told', holds: (name) => /^(?:info|right|warning|wrong)/.test(name) },
]

function Swatch({ name, detail, color }: { name: string; detail: string; color: string }) {
  return (
    <HStack gap={3} align="center">
      <Box boxSize={12} flexShrink={0} borderRadius="arch" border="1px solid" borderColor="border.strong" bg={color} />
      <Box minW={0} overflowWrap="anywhere">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="small" color="fg.muted">
          {detail}
        </Text>
      </Box>
    </HStack>
  )
}

/** The semantic tokens, which components use. Each has a light and a dark value. */
export const Purposes: Story = {
  render: () => (
    <Stack gap={8}>
      {groups.map(({ title, holds }) => (
        <Stack key={title} gap={4}>
          <Heading as="h2" textStyle="heading">
            {title}
          </Heading>
          <Grid templateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))" gap={4}>
            {purposes
              .filter(([name]) => holds(name))
              .map(([name, { light, dark }]) => (
                <Swatch key={name} name={name} detail={`${light}, evening ${dark}`} color={name} />
              ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
}

/** The raw palettes. Components never use these. */
export const Palettes: Story = {
  render: () => (
    <Stack gap={6}>
      {Object.entries(palettes).map(([name, shades]) => (
        <Box key={name}>
          <Text textStyle="label">{name}</Text>
          <Grid templateColumns="repeat(10, minmax(0, 1fr))" borderRadius="card" overflow="hidden" mt={1}>
            {shades.map((shade) => (
              <Box key={shade} h={14} bg={shade} title={shade} />
            ))}
          </Grid>
        </Box>
      ))}
    </Stack>
  ),
}

const tones = ['info', 'right', 'warning', 'wrong', 'accent'] as const satisfies SemanticColor[]

/** Status colours on the backgrounds they are made for. */
export const Pairs: Story = {
  render: () => (
    <Grid templateColumns="repeat(auto-fill, minmax(min(12rem, 100%), 1fr))" gap={3}>
      {tones.map((tone) => (
        <Box
          key={tone}
          bg={`${tone}.subtle`}
          color={tone}
          p={4}
          borderRadius="card"
          border="1px solid"
          fontWeight="medium"
          overflowWrap="anywhere"
        >
          {tone} on {tone}.subtle
        </Box>
      ))}
      <Box bg="accent" color="accent.fg" p={4} borderRadius="card" fontWeight="medium">
        accent.fg on accent
      </Box>
      <Box bg="bg.inverse" color="fg.inverse" p={4} borderRadius="card" fontWeight="medium">
        fg.inverse on bg.inverse
      </Box>
    </Grid>
  ),
}
