import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Page } from './page.tsx'
import { school } from './school.ts'

/**
 * A list with nothing in it says why, and who changes that. The door stands where something begins, the key where
 * something is still closed. One button, if there is something to do; a search that found nothing leads back to all.
 */
const meta = { title: 'Patterns/Empty' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const NothingYet: Story = {
  render: () => (
    <Page title="Tests">
      <EmptyState
        title="No tests yet"
        description={`${school.teacher} sends the first one. The bell will ring.`}
        action={<Button variant="primary">Practise until then</Button>}
      />
    </Page>
  ),
}
export const StillClosed: Story = {
  render: () => (
    <Page title="The kitchen">
      <EmptyState picture="key" title="This room opens on Monday" description="Finish the hall until then." />
    </Page>
  ),
}
export const NothingFound: Story = {
  render: () => (
    <Page title="Downloads">
      <EmptyState
        picture="key"
        title="Nothing is called ‘verbz’"
        description="Try another word, or fewer letters."
        action={<Button>Show all</Button>}
      />
    </Page>
  ),
}
