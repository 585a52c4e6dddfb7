import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import about from './pagination.about.tsx'
import { Pagination } from './pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: { about },
  args: { page: 5, pages: 12, hrefFor: (page) => `?page=${page}`, onSelect: fn() },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(['', '3', '4', '5', '6', '7', ''])
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('5')
    await userEvent.click(within(canvasElement).getByText('6'))
    await expect(args.onSelect).toHaveBeenLastCalledWith(6)
  },
}
export const AtTheStart: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const [previous] = within(canvasElement).getAllByRole('link')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    if (previous) await userEvent.click(previous)
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
export const AtTheEnd: Story = { args: { page: 12 } }
export const TwoPages: Story = { args: { page: 2, pages: 2 } }
export const LargeNumbers: Story = { args: { page: 4998, pages: 5000 } }
