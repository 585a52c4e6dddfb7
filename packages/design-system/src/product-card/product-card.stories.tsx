import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import about from './product-card.about.tsx'
import { ProductCard } from './product-card.tsx'

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  parameters: { about },
  args: {
    name: 'House notebook',
    description: 'Ninety-six pages, one room to a page: a drawing on the left, lines on the right.',
    price: '90 dollars',
    stock: 'Available',
    lang: 'en',
  },
  decorators: [
    (Story) => (
      <Box as="section" maxW="20rem">
        <h1>Store</h1>
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 5"><path fill="#C3D9EC" d="M0 0h6v5H0z"/><path fill="#B4472F" d="M2 1h2v3H2z"/></svg>')}`

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article', { name: 'House notebook' }))
    await expect(card.getByText('90 dollars')).toBeVisible()
    await expect(card.getByText('Available')).toBeVisible()
  },
}
export const WithPicture: Story = {
  args: { image: { url: picture }, imageText: 'A red notebook' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'A red notebook' })).toBeVisible()
  },
}
const bought = fn()
export const Buyable: Story = {
  args: {
    image: { url: picture },
    imageText: 'A red notebook',
    action: (
      <Button variant="primary" aria-label="Buy House notebook" onClick={bought}>
        Buy
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Buy House notebook' }))
    await expect(bought).toHaveBeenCalledOnce()
  },
}
export const TooExpensive: Story = { args: { image: { url: picture }, action: 'You need 30 more dollars' } }
export const FewLeft: Story = { args: { image: { url: picture }, stock: 'Only 3 left', state: 'few' } }
export const SoldOut: Story = { args: { image: { url: picture }, stock: 'Sold out', state: 'gone' } }
export const WithoutDescription: Story = { args: { description: '' } }
export const Long: Story = {
  args: {
    name: 'An hour of conversation about whatever you like to talk about, with a teacher for you alone',
    description: 'Book it at the desk of your unit. '.repeat(6),
    price: '123456789 dollars',
    stock: 'Not available right now',
    state: 'gone',
  },
}
