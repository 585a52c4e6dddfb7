import { Box, Flex, Grid, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { SearchBox } from '../../page/listing/search-box.tsx'
import { useListing } from '../../page/listing/use-listing.ts'
import { ArticlePages } from './article-pages.tsx'
import { LatestArticles } from './latest-articles.tsx'
import { NewsHead } from './news-head.tsx'
import { TagChoice } from './tag-choice.tsx'

const pageSize = 10

/** The articles of the school, with a search and tags. */
export function NewsScreen() {
  const { t } = useTranslation()
  const listing = useListing('tags')
  const { term, filter } = listing.asked
  const query = { page: listing.page, size: pageSize, ...(term && { term }), ...(filter && { tags: filter }) }
  const read = useApiQuery('GET /news', { query }, inlineErrors)
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <NewsHead />
      <Stack gap={4}>
        <Flex>
          <SearchBox label={t('news.search')} listing={listing} />
        </Flex>
        <TagChoice listing={listing} />
      </Stack>
      <Grid gap={8} templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem' }}>
        <ArticlePages listing={listing} read={read} />
        <Box>
          <LatestArticles />
        </Box>
      </Grid>
    </Stack>
  )
}
