import { Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { StreetPicture } from '../pictures/street-picture.tsx'
import { SavedState } from '../saved-state/saved-state.tsx'
import { Page } from './page.tsx'

/**
 * Say what has happened, what it means for the user and what to do next; no error codes, no blame. A part that failed
 * leaves the rest usable. Typed text is kept, and the message says so.
 */
const meta = { title: 'Patterns/Error' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function House() {
  const { t } = useTranslation()
  return (
    <Page title={t('dashboard.house.title')}>
      <Alert status="danger" role="alert" title={t('dashboard.failed')}>
        {t('errors.unavailable')}
        <Flex mt={3}>
          <Button>{t('common.retry')}</Button>
        </Flex>
      </Alert>
    </Page>
  )
}

function Away() {
  const { t } = useTranslation()
  return (
    <Page title={t('test.position', { number: 4, total: 12 })}>
      <Alert status="warning">{t('common.offline')}</Alert>
      <SavedState state="offline" />
    </Page>
  )
}

function Nowhere() {
  const { t } = useTranslation()
  return (
    <Page title={t('breadcrumbs.notFound')}>
      <StreetPicture />
      <EmptyState
        picture="key"
        title={t('common.notFound.title')}
        description={t('common.notFound.description')}
        action={<Button variant="primary">{t('common.notFound.action')}</Button>}
      />
    </Page>
  )
}

export const APartFailed: Story = { render: () => <House /> }
export const Offline: Story = { render: () => <Away /> }
export const NotThere: Story = { render: () => <Nowhere /> }
