import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull())
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
