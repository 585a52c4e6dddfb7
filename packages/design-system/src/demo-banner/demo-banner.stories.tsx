import type { Meta, StoryObj } from '@storybook/react-vite'
import about from './demo-banner.about.tsx'
import { DemoBanner } from './demo-banner.tsx'

const meta = {
  title: 'Components/DemoBanner',
  component: DemoBanner,
  parameters: { about },
} satisfies Meta<typeof DemoBanner>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Narrow: Story = { args: { maxW: '20rem' } }
