import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import type { Listing } from '../../page/listing/use-listing.ts'

const all = { query: { page: 1, size: limits.segmentsMax } }

export interface SegmentChoiceProps {
  listing: Pick<Listing, 'shown' | 'wish'>
}

/** One segment, or all of them; without their names the search still works. */
export function SegmentChoice({ listing }: SegmentChoiceProps) {
  const { t } = useTranslation()
  const { data } = useRead('GET /segments', all, shownInPlace)
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
