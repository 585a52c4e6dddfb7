import { AspectRatio, Flex, Stack, Text } from '@chakra-ui/react'
import { Chip, Html, Picture } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import type { ArticleDetail } from '../../api/news.ts'
import { formatDate } from '../../page/dates.ts'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { onPaper } from './on-paper.ts'

/** The title, date, author, image, text and tags of an article. */
export function ArticleView({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <Stack as="article" gap={5} css={onPaper}>
      <Stack gap={2}>
        <ScreenHeading title={article.title} lang="en" textStyle="title" />
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatDate(article.created_at, unity.time_zone)} · {t('news.by', { author: article.author.name })}
        </Text>
      </Stack>
      {article.image && (
        <AspectRatio ratio={4 / 3} borderRadius="card" overflow="hidden" bg="bg.sunken">
          <Picture picture={article.image} sizes="(max-width: 48rem) 100vw, 60rem" alt="" objectFit="contain" />
        </AspectRatio>
      )}
      <Html html={article.description} lang="en" textStyle="exercise" />
      {article.tags.length > 0 && (
        <Flex as="ul" aria-label={t('news.tags')} gap={2} wrap="wrap" listStyleType="none" data-print="none">
          {article.tags.map((tag) => (
            <li key={tag}>
              <Chip asChild lang="en" minH={8}>
                <Link href={paths.newsWith(tag)}>{tag}</Link>
              </Chip>
            </li>
          ))}
        </Flex>
      )}
    </Stack>
  )
}
