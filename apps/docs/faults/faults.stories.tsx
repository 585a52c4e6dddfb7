import { Box, Text } from '@chakra-ui/react'
import { Button, Dialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'

const meta = { title: 'Faults' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Faultless: Story = { render: () => <Text>Listen first, then read.</Text> }

function Complaining() {
  useEffect(() => console.error('Something is wrong.'), [])
  return <Text>Listen first, then read.</Text>
}
export const ConsoleError: Story = { render: () => <Complaining /> }

function ComplainingInPortuguese() {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (i18n.language === 'pt') console.error('Something is wrong in pt.')
  }, [i18n.language])
  return <Text>Listen first, then read.</Text>
}
export const ConsoleErrorInPortuguese: Story = { render: () => <ComplainingInPortuguese /> }

function Throwing() {
  useEffect(() => {
    setTimeout(() => {
      throw new Error('Nobody catches this.')
    })
  }, [])
  return <Text>Listen first, then read.</Text>
}
export const ErrorThatNothingCatches: Story = { render: () => <Throwing /> }

export const FailingPlay: Story = {
  render: () => <Text>Listen first, then read.</Text>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nowhere')).toBeVisible()
  },
}

export const WithoutHeight: Story = {
  render: () => (
    <Box position="fixed" insetX={0} top={0}>
      Listen first, then read.
    </Box>
  ),
  parameters: { padded: false },
}

// oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the fault that axe has to find
export const WithoutAName: Story = { render: () => <button type="button" /> }

function NamelessInPortuguese() {
  const { i18n } = useTranslation()
  return <button type="button">{i18n.language === 'pt' ? '' : 'Listen'}</button>
}
export const WithoutANameInPortuguese: Story = { render: () => <NamelessInPortuguese /> }

/** Logs an error if a change of the language mounts or plays it again: the language must change in place. */
function Counting() {
  const { i18n } = useTranslation()
  const [count, setCount] = useState(0)
  const isTranslated = i18n.language === 'pt'
  useEffect(() => {
    if (isTranslated && count !== 1) console.error('It was not left as it was.')
  }, [isTranslated, count])
  return <Button onClick={() => setCount(count + 1)}>Read</Button>
}
export const TurnedInPlace: Story = {
  render: () => <Counting />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
  },
}

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
