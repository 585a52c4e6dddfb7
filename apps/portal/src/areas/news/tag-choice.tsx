import { Box } from '@chakra-ui/react'
import { ChoiceChips } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import type { Listing } from '../../page/listing/use-listing.ts'

const separator = ','
/** The limit of the API. */
const longest = 200

export interface TagChoiceProps {
  listing: Pick<Listing, 'shown' | 'wish'>
}

/** The tags of all articles to choose from; if they fail to load, the search still works. */
export function TagChoice({ listing }: TagChoiceProps) {
  const { t } = useTranslation()
  const { data } = useApiQuery('GET /news/tags', {}, inlineErrors)
  const chosen = listing.shown.filter.split(separator).filter((tag) => tag !== '')
  // Tags of an old link are listed, too, so that they can be deselected.
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
