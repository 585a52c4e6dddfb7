import { Box } from '@chakra-ui/react'
import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import about from './media-card.about.tsx'
import { MediaCard } from './media-card.tsx'

const picture = { url: '/picture.svg', width: 1200, height: 800, bytes: 245_760 }

const meta = {
  title: 'Components/MediaCard',
  component: MediaCard,
  tags: ['staff'],
  parameters: { about },
  args: { kind: 'image', file: picture, children: <a href="#kettle">kettle.jpg</a>, uses: 3 },
  decorators: [
    (Story) => (
      <Box as="section" maxW="17rem">
        <h1>Media library</h1>
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof MediaCard>
export default meta
type Story = StoryObj<typeof meta>

const pressed = fn((event: { preventDefault: () => void }) => event.preventDefault())
export const Picture: Story = {
  args: {
    children: (
      <a href="#kettle" onClick={pressed}>
        kettle.jpg
      </a>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'kettle.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pressed).toHaveBeenCalledOnce()
    await expect(within(canvasElement).getByText(i18n.t('media.file.uses', { count: 3 }))).toBeVisible()
    await expect(canvas.getByText(/1200 × 800 px/)).toBeVisible()
    canvas.getByRole('link').blur()
  },
}
/** Used, but those who do not see it are told nothing. */
export const WithoutText: Story = {
  args: { uses: 1, lacks: 'text' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(i18n.t('media.file.textMissing'))).toBeVisible()
  },
}
export const Unused: Story = {
  args: { uses: 0, until: '28/12/2026' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(i18n.t('media.file.until', { day: '28/12/2026' }))).toBeVisible()
  },
}
/** No field shows it, but students see it in attempts that began before a change. */
export const Held: Story = {
  args: { uses: 0, held: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(i18n.t('media.file.held'))).toBeVisible()
  },
}
/** A picture that cannot be loaded leaves the sign of its kind. */
export const Missing: Story = {
  args: { file: { ...picture, url: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}
export const Film: Story = {
  args: {
    kind: 'video',
    file: { url: '/film.webm', seconds: 83.4, bytes: 3_400_000 },
    children: <a href="#welcome">welcome.webm</a>,
    lacks: 'captions',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('preload', 'metadata')
    await expect(canvas.getByText(i18n.t('media.file.captionsMissing'))).toBeVisible()
  },
}
/** What browsers cannot play is not asked for. */
export const NotPlayed: Story = {
  args: {
    kind: 'video',
    file: { url: '/film.webm', seconds: 83.4, bytes: 48_300_000, unplayable: 'hevc' },
    children: <a href="#kitchen">kitchen.mp4</a>,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull()
    await expect(canvas.getByText(i18n.t('media.file.unplayable'))).toBeVisible()
  },
}
export const Sound: Story = {
  args: { kind: 'audio', file: { url: '/door.mp3', seconds: 12 }, children: <a href="#door">at-the-door.mp3</a> },
}
export const Pdf: Story = {
  args: {
    kind: 'pdf',
    file: { url: 'about:blank#words.pdf', pages: 12, bytes: 348_160 },
    children: <a href="#words">words.pdf</a>,
  },
}
export const Captions: Story = {
  args: { kind: 'captions', file: { url: '/welcome.vtt', bytes: 900 }, children: <a href="#welcome">welcome.vtt</a> },
}
export const Other: Story = {
  args: { kind: 'other', file: { url: '/songs.zip', bytes: 900_000 }, children: <a href="#songs">songs.zip</a> },
}
export const LongName: Story = {
  args: {
    uses: 0,
    until: '28/12/2026',
    lacks: 'text',
    children: <a href="#long">a-very-long-name-of-a-picture-of-the-hall-and-the-kitchen-and-the-cellar-below-it.png</a>,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
