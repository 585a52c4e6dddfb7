import { DomainError, type AnswerOf, type ArticleHead, type newsCalls, type QueryOf } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { newest, rowsOf } from '../../db/page.ts'
import { isAmongIds, prepared } from '../../db/prepared.ts'
import { articles, users } from '../../db/schema/index.ts'
import { isVisible } from '../../db/visibility.ts'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { viewerOf } from '../books/availability.ts'
import { fileOf } from '../../files/present.ts'
import { searchIndex, newsIndex } from './news-index.ts'

type ListCall = typeof newsCalls.news

const { id, title, short_description, tags, created_at, image, description, author_id } = articles
const head = { id, title, short_description, tags, created_at, image }

const headsOf = prepared((db) =>
  db
    .select({ ...head, author: users.name })
    .from(articles)
    .leftJoin(users, eq(users.id, author_id))
    .where(isAmongIds(id, 'shown'))
    .orderBy(newest(articles.created_at), newest(articles.id))
    .prepare('heads_of_articles'),
)

/** Lists a page of the articles, or of the search results, without their bodies. */
export async function listArticles(
  context: AppContext,
  user: AuthenticatedUser,
  query: QueryOf<ListCall>,
): Promise<AnswerOf<ListCall>> {
  const { db } = context
  const { page, size } = query
  const found = searchIndex(await newsIndex(context, user), query)
  const { limit, offset } = rowsOf(query)
  const shown = found.slice(offset, offset + limit)
  const rows = await headsOf(db).execute({ shown })
  return { content: rows.map((row) => present(row, context)), meta: { page, size, total: found.length } }
}

/** Lists the tags of all published articles by name. */
export async function listTags(
  context: AppContext,
  user: AuthenticatedUser,
): Promise<AnswerOf<typeof newsCalls.newsTags>> {
  const directory = await newsIndex(context, user)
  return { content: directory.tags.slice() }
}

/** Returns an article with its body; drafts are visible to content staff only. */
export async function findArticle(
  context: AppContext,
  user: AuthenticatedUser,
  article_id: number,
): Promise<AnswerOf<typeof newsCalls.article>> {
  const [found] = await context.db
    .select({ ...head, description, author: users.name })
    .from(articles)
    .leftJoin(users, eq(users.id, author_id))
    .where(and(eq(id, article_id), isVisible(articles, viewerOf(user, context.clock()))))
  if (!found) throw new DomainError('notFound')
  return { ...present(found, context), description: found.description }
}

type Row = Pick<typeof articles.$inferSelect, keyof typeof head> & { author: string | null }

const present = (row: Row, context: AppContext): ArticleHead => ({
  id: row.id,
  title: row.title,
  short_description: row.short_description,
  tags: row.tags,
  created_at: row.created_at.toISOString(),
  // The account of the author may be deleted.
  author: { name: row.author ?? 'The House' },
  image: fileOf(context, row.image),
})
