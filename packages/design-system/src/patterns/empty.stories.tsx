import { useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { momentOf } from './moment.ts'
import { Page } from './page.tsx'

/**
 * An empty list says why it is empty and who changes that. The door stands for a beginning, the key for something still
 * locked. One button, if there is something to do; a search without results links back to the whole list.
 */
const meta = { title: 'Patterns/Empty' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Week() {
  const { t } = useTranslation()
  return (
    <Page title={t('schedules.title')} lead={t('schedules.lead', { unit: 'Recife Boa Viagem' })}>
      <EmptyState
        title={t('schedules.none.week')}
        description={t('schedules.none.text')}
        action={<Button variant="primary">{t('schedules.turn.nextWeek')}</Button>}
      />
    </Page>
  )
}

function Early() {
  const { t } = useTranslation()
  return (
    <Page title={t('breadcrumbs.test')}>
      <EmptyState
        picture="key"
        title={t('tests.opening.early', { moment: momentOf('2027-03-08T11:00:00Z') })}
        description={t('tests.opening.earlyText')}
      />
    </Page>
  )
}

function Search() {
  const { t } = useTranslation()
  return (
    <Page title={t('downloads.title')}>
      <EmptyState
        picture="key"
        title={t('editing.table.notFound', { term: 'verbz' })}
        description={t('editing.table.otherWords')}
        action={<Button>{t('editing.table.all')}</Button>}
      />
    </Page>
  )
}

export const NothingYet: Story = { render: () => <Week /> }
export const StillClosed: Story = { render: () => <Early /> }
export const NothingFound: Story = { render: () => <Search /> }
