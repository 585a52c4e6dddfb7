import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Listing } from '../../page/listing/use-listing.ts'

/** The empty state: no articles at all, or none that match the filters. */
export function NoArticles({ listing }: { listing: Listing }) {
  const { t } = useTranslation()
  const { term, filter } = listing.asked
  if (!term && !filter) return <EmptyState title={t('news.none.title')} description={t('news.none.text')} />
  return (
    <EmptyState
      title={t('news.noneFound.title')}
      description={t('news.noneFound.text')}
      action={<Button onClick={() => listing.wishNow({ term: '', filter: '' })}>{t('news.noneFound.all')}</Button>}
    />
  )
}
