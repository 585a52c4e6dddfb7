import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Skeleton, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { formatDate } from '../../page/dates.ts'
import { ListLink } from '../../page/listing/list-link.tsx'
import { AsyncContent } from '../../page/async-content.tsx'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'

const latest = { query: { page: 1, size: 5 } }
const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': { py: 3 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

/** The five newest articles, independent of the filters. */
export function LatestArticles() {
  const { t } = useTranslation()
  const { unity } = useUser()
  const read = useApiQuery('GET /news', latest, inlineErrors)
  // The list beside it shows the empty state.
  if (read.data?.content.length === 0) return null
  return (
    <Stack as="section" aria-label={t('news.latest')} gap={1}>
      <Heading as="h2" textStyle="heading">
        {t('news.latest')}
      </Heading>
      <AsyncContent read={read} skeleton={<Skeleton h="24rem" borderRadius="card" aria-busy="true" />}>
        {({ content }) => (
          <List>
            {content.map((article) => (
              <li key={article.id}>
                <TextLink asChild lang="en" display="inline-block" minH={6}>
                  <ListLink href={paths.article(article.id)}>{article.title}</ListLink>
                </TextLink>
                <Text textStyle="small" color="fg.muted">
                  {formatDate(article.created_at, unity.time_zone)}
                </Text>
              </li>
            ))}
          </List>
        )}
      </AsyncContent>
    </Stack>
  )
}
