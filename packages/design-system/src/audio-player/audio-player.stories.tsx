import { Stack } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { literalHtml } from '@the-house/domain'
import about from './audio-player.about.tsx'
import { AudioPlayer } from './audio-player.tsx'
import { stopAllAudio } from './playing.ts'
import { tone } from './tone.ts'

const meta = {
  title: 'Components/AudioPlayer',
  component: AudioPlayer,
  parameters: { about },
  args: {
    src: tone(12),
    title: 'At the door',
    transcript: literalHtml('<p>Hello! Come in, please. Where is your key?</p>'),
  },
} satisfies Meta<typeof AudioPlayer>
export default meta
type Story = StoryObj<typeof meta>

const audios = (root: HTMLElement) => Array.from(root.querySelectorAll('audio'))
const firstButton = (root: HTMLElement) => within(root).getAllByRole('button')[0] ?? root

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const seek = within(canvasElement).getByRole('slider')
    await waitFor(() => expect(seek).toBeEnabled())
    await fireEvent.change(seek, { target: { value: '5' } })
    await waitFor(() => expect(seek).toHaveAttribute('aria-valuetext', expect.stringContaining('0:05')))
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), '0.8')
    await expect(audios(canvasElement)[0]?.playbackRate).toBe(0.8)
  },
}
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(firstButton(canvasElement))
    await waitFor(() => expect(audios(canvasElement)[0]?.paused).toBe(false))
    stopAllAudio()
    await waitFor(() => expect(audios(canvasElement)[0]?.paused).toBe(true))
  },
}
export const OneAtATime: Story = {
  render: (args) => (
    <Stack gap={4}>
      <AudioPlayer {...args} />
      <AudioPlayer {...args} src={tone(12, 330)} title="In the kitchen" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('figure')
    await userEvent.click(firstButton(first ?? canvasElement))
    await userEvent.click(firstButton(second ?? canvasElement))
    await waitFor(() => expect(audios(canvasElement).map(({ paused }) => paused)).toEqual([true, false]))
    stopAllAudio()
  },
}
export const WithoutTranscript: Story = { args: { transcript: null } }
export const TranscriptOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    await expect(within(canvasElement).getByText(/Come in, please/)).toBeVisible()
  },
}
/** What some browsers do not play is said before the press, with a way to the file. */
export const NotForEveryBrowser: Story = {
  args: { facts: { seconds: 12, unplayable: 'amr' }, transcript: null },
  play: async ({ canvasElement }) => {
    const said = i18n.t('learning.file.unplayable', { name: 'AMR' })
    await expect(await within(canvasElement).findByText(said, { exact: false })).toBeVisible()
  },
}
export const Missing: Story = {
  args: { src: 'data:audio/wav;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert')
    await userEvent.click(within(canvasElement).getByRole('button'))
    await within(canvasElement).findByRole('alert')
    await expect(await within(canvasElement).findByRole('link', { name: i18n.t('learning.file.load') })).toBeVisible()
  },
}
