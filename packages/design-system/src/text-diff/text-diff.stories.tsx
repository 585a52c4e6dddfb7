import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import about from './text-diff.about.tsx'
import { TextDiff } from './text-diff.tsx'

const meta = {
  title: 'Components/TextDiff',
  component: TextDiff,
  tags: ['staff'],
  parameters: { about },
  args: { before: 'The cat sleeps on the old chair.', after: 'The cat sleeps under the chair.' },
} satisfies Meta<typeof TextDiff>
export default meta
type Story = StoryObj<typeof meta>

const marks = (canvas: HTMLElement, of: 'ins' | 'del') =>
  Array.from(canvas.querySelectorAll(of), ({ childNodes }) => childNodes[1]?.textContent)

export const WordsChanged: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement, 'del')).toEqual(['on', 'old'])
    await expect(marks(canvasElement, 'ins')).toEqual(['under'])
  },
}
export const AnotherText: Story = {
  args: { before: 'Kitchen', after: 'Living room' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement, 'del')).toEqual(['Kitchen'])
    await expect(marks(canvasElement, 'ins')).toEqual(['Living room'])
  },
}
export const Added: Story = { args: { before: '', after: 'A first text.' } }
export const Removed: Story = { args: { before: 'The last text.', after: '' } }
export const Long: Story = {
  args: {
    before: 'Once upon a time there was a house.\nIt stood on a hill.\nNobody lived in it.',
    after: 'Once upon a time there was a small house.\nIt stood on a hill.\nA cat lived in it.',
  },
}
