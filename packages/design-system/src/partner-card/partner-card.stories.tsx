import { Box } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import about from './partner-card.about.tsx'
import { PartnerCard } from './partner-card.tsx'

const meta = {
  title: 'Components/PartnerCard',
  component: PartnerCard,
  parameters: { about },
  args: {
    children: <a href="#cafe">Café da Porta</a>,
    segment: 'Food and coffee',
    discount: '10% off',
    address: 'SP',
  },
  decorators: [
    (Story) => (
      <Box as="section" maxW="22rem">
        <h1>Partners</h1>
        {Story()}
      </Box>
    ),
  ],
} satisfies Meta<typeof PartnerCard>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Café da Porta' })).toBeVisible()
    await expect(within(canvasElement).getByText('10% off')).toBeVisible()
  },
}
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#B77A3B" d="M0 0h4v3H0z"/></svg>')}`
export const WithPicture: Story = { args: { image: { url: picture } } }
export const WithoutDiscount: Story = { args: { discount: undefined } }
export const Long: Story = {
  args: {
    children: <a href="#long">Companhia Pernambucana de Intercâmbios e Passeios Culturais Sem Pressa Nenhuma</a>,
    address: 'Rua Mateus Grou, 152, Pinheiros, São Paulo, SP',
    segment: 'Travel, exchange and everything that one needs on the way',
  },
}
