import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import about from './zoomable-image.about.tsx'
import { ZoomableImage } from './zoomable-image.tsx'

const meta = {
  title: 'Components/ZoomableImage',
  component: ZoomableImage,
  parameters: { about },
  args: { picture: { url: '/picture.svg' }, alt: 'A hall with a coat, an umbrella and a key' },
} satisfies Meta<typeof ZoomableImage>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {}
export const Opened: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await canvas.findByRole('dialog', { name: args.alt })
    const zoom = within(dialog).getAllByRole('button').at(-1)
    await userEvent.click(zoom ?? dialog)
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Missing: Story = {
  args: { picture: { url: 'data:image/png;base64,AAAA' } },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull())
    await expect(canvasElement).toHaveTextContent(args.alt)
  },
}
