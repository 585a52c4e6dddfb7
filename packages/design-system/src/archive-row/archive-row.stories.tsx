import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { i18n } from '@the-house/i18n'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './archive-row.about.tsx'
import { ArchiveRow } from './archive-row.tsx'
import type { ArchiveState } from './archive-state.ts'

const meta = {
  title: 'Components/ArchiveRow',
  component: ArchiveRow,
  parameters: { about },
  args: {
    name: 'The plan of your house',
    description: 'Six empty rooms on one sheet. Print it, write a word in each, and walk.',
    size: '320 kB',
    lang: 'en',
    state: 'idle',
    onDownload: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <Box as="section" maxW="44rem">
        <h1>Book one</h1>
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof ArchiveRow>
export default meta
type Story = StoryObj<typeof meta>

const large = { name: 'All conversations of book one', size: '48 MB' }

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /The plan of your house$/ }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
}
export const ThereInAMoment: Story = { args: { state: 'busy' } }
export const OnItsWay: Story = {
  args: { ...large, state: 'coming', percent: 62 },
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement)
    await expect(row.getByRole('status')).toHaveTextContent(
      `${i18n.t('downloads.percent', { percent: 50 })} ${args.name}`,
    )
    await expect(row.getByRole('progressbar')).toHaveAttribute('value', '62')
    await userEvent.click(row.getByRole('button'))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const OfUnknownLength: Story = { args: { ...large, size: '', state: 'coming' } }
export const Kept: Story = { args: { state: 'kept' } }
export const InANewTab: Story = {
  args: { href: '#plan' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /The plan of your house/ })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}
export const Long: Story = {
  args: {
    name: 'Everything that Ana, Mrs. Reed, Tom and the cat have ever said to each other at the front door',
    description: 'For the bus, the queue and the dishes. '.repeat(6),
  },
}

/** A double click downloads the file, and does not cancel it at once. */
export const PressedTwice: Story = {
  args: large,
  render: (args) => {
    const [state, setState] = useState<ArchiveState>('idle')
    const [given, setGiven] = useState(0)
    return (
      <>
        <ArchiveRow
          {...args}
          state={state}
          onDownload={() => setState('coming')}
          onCancel={() => {
            setState('idle')
            setGiven(given + 1)
          }}
        />
        <output data-testid="given">{given}</output>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement)
    await userEvent.dblClick(row.getByRole('button'))
    await expect(row.getByRole('progressbar')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(row.getByTestId('given')).toHaveTextContent('1')
    await expect(row.getByRole('button')).toHaveFocus()
  },
}
