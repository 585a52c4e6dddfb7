import { AspectRatio, Image, Stack, Text } from '@chakra-ui/react'
import { Html } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Answered } from '../../api/client.ts'
import { formatDate } from '../../page/dates.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'

/** Title, date, author, picture and text of an article. */
export function ArticleView({ article }: { article: Answered<'GET /news/:id'> }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <Stack as="article" gap={5}>
      <Stack gap={2}>
        <ScreenHeading title={article.title} lang="en" textStyle="title" />
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatDate(article.created_at, unity.time_zone)} · {t('news.by', { author: article.author.name })}
        </Text>
      </Stack>
      {article.image && (
        <AspectRatio ratio={4 / 3} borderRadius="card" overflow="hidden" bg="bg.sunken">
          <Image src={article.image.url} alt="" objectFit="contain" />
        </AspectRatio>
      )}
      <Html html={article.description} lang="en" textStyle="exercise" />
    </Stack>
  )
}
