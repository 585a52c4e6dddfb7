import { Text } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { TextLink } from '../text-link/text-link.tsx'
import about from './links.about.tsx'
import { SkipLink } from './skip-link.tsx'

const meta = { title: 'Components/Links', component: SkipLink, parameters: { about } } satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: () => (
    <Text>
      Forgotten it? <TextLink href="#forgot">Ask for a new password</TextLink>.
    </Text>
  ),
}
export const SkipToContent: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="content">The content</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link')
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
  },
}
