import { i18n } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { narrow } from '../forms/story-binding.tsx'
import about from './video-player.about.tsx'
import { VideoPlayer } from './video-player.tsx'

const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome home.')}`

const meta = {
  title: 'Components/VideoPlayer',
  component: VideoPlayer,
  parameters: { about },
  args: { src: '/film.webm', captions, title: 'Welcome home' },
} satisfies Meta<typeof VideoPlayer>
export default meta
type Story = StoryObj<typeof meta>

export const WithCaptions: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('track')).toHaveAttribute('kind', 'captions')
  },
}
export const Missing: Story = {
  args: { src: 'data:video/webm;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull())
    await expect(await canvas.findByRole('link', { name: i18n.t('learning.file.load') })).toBeVisible()
  },
}
/** Length and size stand below it before anything is loaded. */
export const WithFacts: Story = {
  args: { facts: { seconds: 83.4, bytes: 48_300_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1:23 · 46[.,]1 MB$/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
/** What some browsers do not play is said before the press, with a way to the file. */
export const NotForEveryBrowser: Story = {
  args: { facts: { seconds: 83.4, bytes: 48_300_000, unplayable: 'hevc' } },
  play: async ({ args, canvas }) => {
    const said = i18n.t('learning.file.unplayable', { name: 'HEVC (H.265)' })
    await expect(await canvas.findByText(said, { exact: false })).toBeVisible()
    const link = canvas.getByRole('link', { name: i18n.t('learning.file.load') })
    await expect(link).toHaveAttribute('href', args.src)
    await expect(link).toHaveAttribute('download')
  },
}
/** The settings of the school do not allow its host. */
export const OfARefusedHost: Story = {
  args: { src: 'https://films.example.com/welcome-home.mp4' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://films.example.com/welcome-home.mp4')
    await expect(canvasElement.querySelector('video, iframe')).toBeNull()
  },
}
/** A film of a host: nothing is asked of it before the press. The story has an address that no host knows. */
export const OnYouTube: Story = {
  args: { src: 'https://youtu.be/dQw4w9WgXcQ', captions: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe, img')).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    await expect(
      await canvas.findByRole('button', {
        name: i18n.t('learning.video.play', { title: 'Welcome home', host: 'YouTube' }),
      }),
    ).toBeVisible()
  },
}
export const OnVimeoInANarrowPlace: Story = {
  args: {
    src: 'https://vimeo.com/76979871',
    title: 'How the kitchen of a very small house by the river was built by a family of five in one long summer',
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await canvas.findByRole('button')
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    canvas.getByRole('link').blur()
  },
}
