import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import type { Listing } from '../../page/listing/use-listing.ts'

const all = { query: { page: 1, size: limits.segmentsMax } }

export interface SegmentChoiceProps {
  listing: Pick<Listing, 'shown' | 'wish'>
}

/** Filters by one segment or all; if their names fail to load, the search still works. */
export function SegmentChoice({ listing }: SegmentChoiceProps) {
  const { t } = useTranslation()
  const { data } = useApiQuery('GET /segments', all, inlineErrors)
  const options = (data?.content ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Box flex="1 1 12rem" maxW="20rem">
      <SelectField
        label={t('partners.segment')}
        placeholder={t('partners.everySegment')}
        options={options}
        value={listing.shown.filter}
        onChange={({ target }) => listing.wish({ filter: target.value })}
      />
    </Box>
  )
}
