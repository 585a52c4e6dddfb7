import { Box } from '@chakra-ui/react'
import { ChoiceChips } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import type { Listing } from '../../page/listing/use-listing.ts'

const separator = ','
/** What the API takes at most. */
const longest = 200

export interface TagChoiceProps {
  listing: Pick<Listing, 'shown' | 'wish'>
}

/** Every tag that an article has, to choose from; without them the search still works. */
export function TagChoice({ listing }: TagChoiceProps) {
  const { t } = useTranslation()
  const { data } = useRead('GET /news/tags', {}, shownInPlace)
  const chosen = listing.shown.filter.split(separator).filter((tag) => tag !== '')
  // One of an old link can be put away, too.
  const options = Array.from(new Set([...(data?.content ?? []), ...chosen]))
  return (
    <Box minH="3.25rem">
      {options.length > 0 && (
        <ChoiceChips
          label={t('news.tags')}
          lang="en"
          options={options}
          chosen={chosen}
          onChange={(tags) => {
            const filter = tags.join(separator)
            if (filter.length <= longest) listing.wish({ filter })
          }}
        />
      )}
    </Box>
  )
}
