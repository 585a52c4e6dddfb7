import { Flex } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { StreetPicture } from '../pictures/street-picture.tsx'
import { SavedState } from '../saved-state/saved-state.tsx'
import { Page } from './page.tsx'

/**
 * What happened, what it means for whoever reads it, what to do next; never a number, never blame. A part that failed
 * leaves the rest usable. What was typed is kept, and the words say so.
 */
const meta = { title: 'Patterns/Error' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const APartFailed: Story = {
  render: () => (
    <Page title="Your house">
      <Alert status="danger" role="alert" title="The ranking of the tribes could not be loaded">
        The rest of the page is up to date.
        <Flex mt={3}>
          <Button>Try again</Button>
        </Flex>
      </Alert>
    </Page>
  ),
}
export const Offline: Story = {
  render: () => (
    <Page title="Exercise 4 of 12">
      <Alert status="warning" title="You are offline">
        Go on: your answers wait here and are sent when you are back.
      </Alert>
      <SavedState state="offline" />
    </Page>
  ),
}
export const NotThere: Story = {
  render: () => (
    <Page title="This door leads nowhere">
      <StreetPicture />
      <EmptyState
        picture="key"
        title="There is no such page"
        description="The address may have a slip in it, or what was here is gone."
        action={<Button variant="primary">To your house</Button>}
      />
    </Page>
  ),
}
