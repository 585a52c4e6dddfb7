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

/** Pages and size stand beside its link before anything is loaded. */
export const WithFacts: Story = {
  args: { facts: { pages: 12, bytes: 1_300_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^12 .+ · 1[.,]2 MB$/)).toBeVisible()
  },
}
export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', args.src)
  },
}
