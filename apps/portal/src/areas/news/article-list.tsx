import { chakra } from '@chakra-ui/react'
import { ArticleCard } from '@the-house/design-system'
import type { ArticleHead } from '@the-house/domain'
import { formatDate } from '../../page/dates.ts'
import { ListLink } from '../../page/listing/list-link.tsx'
import { paths } from '../../page/paths.ts'
import { useUser } from '../../session/session.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 4, listStyle: 'none' } })

/** One page of articles. */
export function ArticleList({ articles }: { articles: readonly ArticleHead[] }) {
  const { unity } = useUser()
  return (
    <List>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard
            date={formatDate(article.created_at, unity.time_zone)}
            author={article.author.name}
            summary={article.short_description}
            image={article.image?.url}
            lang="en"
          >
            <ListLink href={paths.article(article.id)}>{article.title}</ListLink>
          </ArticleCard>
        </li>
      ))}
    </List>
  )
}
