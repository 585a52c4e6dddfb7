import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './pdf-viewer.about.tsx'
import { PdfViewer } from './pdf-viewer.tsx'

const meta = {
  title: 'Components/PdfViewer',
  component: PdfViewer,
  parameters: { about },
  args: { src: 'about:blank#guide.pdf', title: 'How to use the house' },
} satisfies Meta<typeof PdfViewer>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', args.src)
  },
}
