import { Box, Stack, Text } from '@chakra-ui/react'
import { Button, EmptyState } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { idIn } from '../../page/id-in.ts'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { ListPages } from '../../page/listing/list-pages.tsx'
import type { Listing } from '../../page/listing/use-listing.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { paths } from '../../page/paths.ts'
import { PartnerList, PartnersSkeleton } from './partner-list.tsx'

/** The partners that match the filters, and their number. */
export function PartnerPages({ listing }: { listing: Listing }) {
  const { t } = useTranslation()
  const { term, filter } = listing.asked
  const segment = idIn(filter)
  const query = {
    page: listing.page,
    size: limits.pageSize,
    ...(term && { term }),
    ...(segment !== null && { segment_id: segment }),
  }
  const read = useApiQuery('GET /partners', { query }, inlineErrors)
  return (
    <Stack gap={4} minH="24rem">
      <Text as="output" display="block" textStyle="small" color="fg.muted" minH="1lh">
        {read.data && t('partners.found', { count: read.data.meta.total })}
      </Text>
      <Box>
        <AsyncContent read={read} skeleton={<PartnersSkeleton />}>
          {({ content, meta }) => (
            <ListPages listing={listing} path={paths.partners} meta={meta} none={<NoPartners listing={listing} />}>
              <PartnerList partners={content} />
            </ListPages>
          )}
        </AsyncContent>
      </Box>
    </Stack>
  )
}

function NoPartners({ listing }: { listing: Listing }) {
  const { t } = useTranslation()
  const { term, filter } = listing.asked
  if (!term && !filter) return <EmptyState title={t('partners.none.title')} description={t('partners.none.text')} />
  return (
    <EmptyState
      title={t('partners.noneFound.title')}
      description={t('partners.noneFound.text')}
      action={<Button onClick={() => listing.wishNow({ term: '', filter: '' })}>{t('partners.noneFound.all')}</Button>}
    />
  )
}
