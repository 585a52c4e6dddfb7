import { Box, chakra, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { tokens } from './tokens.ts'

const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Brick = chakra('div', { base: { boxSize: 10, bg: 'accent', borderRadius: 'sm' } })

function Moving({ duration, easing }: { duration: string; easing: string }) {
  const [moved, setMoved] = useState(false)
  return (
    <Stack gap={2}>
      <Button onClick={() => setMoved(!moved)} alignSelf="start">
        {duration}, {easing}
      </Button>
      <Box bg="bg.sunken" borderRadius="card" p={1}>
        <Brick
          transitionProperty="margin"
          transitionDuration={duration}
          transitionTimingFunction={easing}
          ms={moved ? 'calc(100% - 2.5rem)' : 0}
        />
      </Box>
    </Stack>
  )
}

/** Press one to see it. With reduced motion a change is instant. */
export const Durations: Story = {
  render: () => (
    <Stack gap={5} maxW="form">
      {Object.keys(tokens.durations ?? {}).flatMap((duration) =>
        Object.keys(tokens.easings ?? {}).map((easing) => (
          <Moving key={`${duration} ${easing}`} duration={duration} easing={easing} />
        )),
      )}
      <Text textStyle="small" color="fg.muted">
        Only to explain a change: a brick is laid, a window is lit.
      </Text>
    </Stack>
  ),
}
