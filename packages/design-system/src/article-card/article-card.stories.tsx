import { Grid } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './article-card.about.tsx'
import { ArticleCard } from './article-card.tsx'

const meta = {
  title: 'Components/ArticleCard',
  component: ArticleCard,
  parameters: { about },
  args: {
    children: <a href="#open-house">Open house on Saturday</a>,
    date: '14/03/2026',
    author: 'Laura Reed',
    summary: 'Bring a friend: every room of the school is open, and the kitchen is warm.',
    lang: 'en',
  },
  decorators: [
    (Story) => (
      <Grid as="section" maxW="28rem">
        <h2>News</h2>
        {Story()}
      </Grid>
    ),
  ],
} satisfies Meta<typeof ArticleCard>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open house on Saturday' })).toBeVisible()
  },
}
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#B77A3B" d="M0 0h4v3H0z"/></svg>')}`
export const WithPicture: Story = { args: { image: { url: picture } } }
export const Long: Story = {
  args: {
    children: (
      <a href="#long">
        A title that goes on for longer than anybody would want to read before breakfast, and then a little further
      </a>
    ),
    author: 'Maria Aparecida dos Santos Albuquerque de Oliveira',
  },
}
export const TitleAlone: Story = { args: { summary: '' } }
