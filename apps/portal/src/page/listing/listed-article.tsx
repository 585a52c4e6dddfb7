import { ArticleCard } from '@the-house/design-system'
import type { ArticleHead } from '@the-house/domain'
import type { ReactNode } from 'react'
import { useUser } from '../../session/session.ts'
import { formatDate } from '../dates.ts'

export interface ListedArticleProps {
  article: ArticleHead
  /** The link to the article. */
  children: ReactNode
}

/** An article as an item of a list. */
export function ListedArticle({ article, children }: ListedArticleProps) {
  const { unity } = useUser()
  return (
    <ArticleCard
      date={formatDate(article.created_at, unity.time_zone)}
      author={article.author.name}
      summary={article.short_description}
      image={article.image}
      lang="en"
    >
      {children}
    </ArticleCard>
  )
}
