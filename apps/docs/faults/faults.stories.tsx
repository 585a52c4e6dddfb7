import { Box, Text } from '@chakra-ui/react'
import { Dialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'

const meta = { title: 'Faults' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Faultless: Story = { render: () => <Text>Listen first, then read.</Text> }

function Complaining() {
  useEffect(() => console.error('Something is wrong.'), [])
  return <Text>Listen first, then read.</Text>
}
export const ConsoleError: Story = { render: () => <Complaining /> }

function Wordless() {
  const { i18n } = useTranslation()
  return <Text>{String(Reflect.apply(i18n.t, i18n, ['no.such.key']))}</Text>
}
export const MissingKey: Story = { render: () => <Wordless /> }

export const TooWide: Story = { render: () => <Box width="330px">Listen first, then read.</Box> }

export const InOneLine: Story = {
  render: () => <Text whiteSpace="nowrap">Listen first, then read, then say it aloud to somebody who is near.</Text>,
}

export const TooWideInADialog: Story = {
  render: () => (
    <Dialog open onClose={() => undefined} title="Listen first">
      <Box width="330px">Then read.</Box>
    </Dialog>
  ),
}

export const PaleByDay: Story = {
  render: () => <Text color={{ base: 'ink.300', _dark: 'ink.100' }}>Listen first, then read.</Text>,
}

export const PaleInTheEvening: Story = {
  render: () => <Text color={{ base: 'ink.800', _dark: 'ink.600' }}>Listen first, then read.</Text>,
}
