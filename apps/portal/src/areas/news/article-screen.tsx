import { Flex, Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { idIn } from '../../page/id-in.ts'
import { BackToList } from '../../page/listing/back-to-list.tsx'
import { ItemNotFound } from '../../page/listing/item-not-found.tsx'
import { AsyncContent } from '../../page/async-content.tsx'
import { paths } from '../../page/paths.ts'
import { ArticleActions } from './article-actions.tsx'
import { ArticleView } from './article-view.tsx'

/** The screen of one article. */
export function ArticleScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useApiQuery('GET /news/:id', id === null ? null : { params: { id } }, inlineErrors)
  if (id === null || read.error?.status === 404)
    return (
      <ItemNotFound
        title={t('news.missing.title')}
        description={t('news.missing.description')}
        path={paths.news}
        back={t('news.back')}
      />
    )
  return (
    <Stack gap={6} maxW="prose" mx="auto">
      <AsyncContent read={read} skeleton={<ArticleSkeleton />}>
        {(article) => (
          <>
            <ArticleView article={article} />
            <Flex gap={2} wrap="wrap" justify="space-between">
              <BackToList path={paths.news} data-print="none">
                {t('news.back')}
              </BackToList>
              <ArticleActions article={article} />
            </Flex>
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}

const ArticleSkeleton = () => (
  <Stack gap={5} aria-busy="true" minH="100dvh">
    <Skeleton h={10} w="80%" />
    <Skeleton w="40%" />
    <Skeleton aspectRatio="4 / 3" />
    <Skeleton h={64} />
  </Stack>
)
