import { Heading, Stack, Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../text-link/text-link.tsx'
import about from './card.about.tsx'
import { Card } from './card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  parameters: { about },
  args: {
    maxW: '24rem',
    children: (
      <Stack gap={2}>
        <Heading as="h2" textStyle="heading">
          The hall
        </Heading>
        <Text>Hang your coat, put down your keys, and greet the people who live here.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Sunken: Story = { args: { tone: 'sunken' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Interactive: Story = {
  render: () => (
    <Card interactive maxW="24rem">
      <Heading as="h2" textStyle="heading">
        <TextLink href="#hall" _after={{ content: '""', position: 'absolute', inset: 0 }}>
          The hall
        </TextLink>
      </Heading>
    </Card>
  ),
}
