import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ArticlesPage } from '../../api/news.ts'
import { ListPages } from '../../page/listing/list-pages.tsx'
import type { Listing } from '../../page/listing/use-listing.ts'
import { AsyncContent, type LoadedProps } from '../../page/async-content.tsx'
import { paths } from '../../page/paths.ts'
import { ArticleList } from './article-list.tsx'
import { NoArticles } from './no-articles.tsx'

export interface ArticlePagesProps {
  listing: Listing
  read: LoadedProps<ArticlesPage>['read']
}

/** The articles that match the filters, and their number. */
export function ArticlePages({ listing, read }: ArticlePagesProps) {
  const { t } = useTranslation()
  return (
    <Stack as="section" aria-label={t('news.articles')} gap={4} minH="24rem">
      <Flex align="baseline" justify="space-between" gap={4} wrap="wrap">
        <Heading as="h2" textStyle="heading">
          {t('news.articles')}
        </Heading>
        <Text as="output" textStyle="small" color="fg.muted">
          {read.data && t('news.found', { count: read.data.meta.total })}
        </Text>
      </Flex>
      <AsyncContent read={read} skeleton={<ArticlesSkeleton />}>
        {({ content, meta }) => (
          <ListPages listing={listing} path={paths.news} meta={meta} none={<NoArticles listing={listing} />}>
            <ArticleList articles={content} />
          </ListPages>
        )}
      </AsyncContent>
    </Stack>
  )
}

const rows = [1, 2, 3, 4, 5, 6, 7]
const ArticlesSkeleton = () => (
  <Stack gap={4} aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} h={40} borderRadius="card" />
    ))}
  </Stack>
)
