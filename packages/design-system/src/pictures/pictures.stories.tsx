import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoorPicture } from './door-picture.tsx'
import { KeyPicture } from './key-picture.tsx'
import about from './pictures.about.tsx'
import { StreetPicture } from './street-picture.tsx'
import { WindowPicture } from './window-picture.tsx'

const meta = {
  title: 'Components/Pictures',
  component: WindowPicture,
  parameters: { about },
  args: { bricks: 10, lit: true },
  decorators: [(Story) => <Box maxW="16rem">{Story()}</Box>],
} satisfies Meta<typeof WindowPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Window: Story = {}
/** Fewer bricks are earned, and the window is dark. */
export const WindowInTheMaking: Story = { args: { bricks: 4, lit: false } }
export const Door: Story = { render: () => <DoorPicture /> }
export const Key: Story = { render: () => <KeyPicture /> }
export const Street: Story = { render: () => <StreetPicture /> }
