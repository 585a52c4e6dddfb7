import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { ArticleView } from './article-view.tsx'
import { BackToDashboard } from './back-to-dashboard.tsx'
import { MissingArticle } from './missing-article.tsx'

const idOf = (part: string | undefined) => (/^[1-9]\d{0,8}$/.test(part ?? '') ? Number(part) : null)

/** One article of the school's news. */
export function ArticleScreen({ params }: { params: Record<string, string | undefined> }) {
  const id = idOf(params['id'])
  const read = useRead('GET /news/:id', id === null ? null : { params: { id } }, shownInPlace)
  if (id === null || read.error?.status === 404) return <MissingArticle />
  return (
    <Stack gap={6} maxW="prose" mx="auto">
      <Loaded read={read} skeleton={<ArticleSkeleton />}>
        {(article) => (
          <>
            <ArticleView article={article} />
            <BackToDashboard alignSelf="start" />
          </>
        )}
      </Loaded>
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
