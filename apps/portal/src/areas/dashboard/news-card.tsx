import { chakra, Text } from '@chakra-ui/react'
import { Card, Skeleton, TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { ListedArticle } from '../../page/listing/listed-article.tsx'
import { paths } from '../../page/paths.ts'
import { CardRead } from './card-read.tsx'
import { DashboardCard } from './dashboard-card.tsx'
import { useDashboardPart } from './use-dashboard-part.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: 4,
    listStyle: 'none',
  },
})

/** The two latest articles of the school. */
export function NewsCard() {
  const { t } = useTranslation()
  const title = t('dashboard.news.title')
  const read = useDashboardPart('news')
  return (
    <DashboardCard title={title} flex="1 1 20rem">
      <CardRead title={title} read={read} skeleton={<NewsSkeleton />}>
        {(articles) =>
          articles.length === 0 ? (
            <Card tone="sunken">
              <Text color="fg.muted">{t('dashboard.news.none')}</Text>
            </Card>
          ) : (
            <List>
              {articles.map((article) => (
                <li key={article.id}>
                  <ListedArticle article={article}>
                    <Link href={paths.article(article.id)}>{article.title}</Link>
                  </ListedArticle>
                </li>
              ))}
            </List>
          )
        }
      </CardRead>
      <TextLink asChild alignSelf="start" display="inline-flex" alignItems="center" minH="target">
        <Link href={paths.news}>{t('dashboard.news.all')}</Link>
      </TextLink>
    </DashboardCard>
  )
}

const NewsSkeleton = () => (
  <List as="div" aria-busy="true">
    <Skeleton h={40} borderRadius="card" />
    <Skeleton h={40} borderRadius="card" />
  </List>
)
