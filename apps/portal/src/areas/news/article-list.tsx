import { chakra } from '@chakra-ui/react'
import type { ArticleHead } from '@the-house/domain'
import { ListLink } from '../../page/listing/list-link.tsx'
import { ListedArticle } from '../../page/listing/listed-article.tsx'
import { paths } from '../../page/paths.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 4, listStyle: 'none' } })

/** One page of articles. */
export const ArticleList = ({ articles }: { articles: readonly ArticleHead[] }) => (
  <List>
    {articles.map((article) => (
      <li key={article.id}>
        <ListedArticle article={article}>
          <ListLink href={paths.article(article.id)}>{article.title}</ListLink>
        </ListedArticle>
      </li>
    ))}
  </List>
)
