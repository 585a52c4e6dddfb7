import { DomainError, type AnswerOf, type ArticleHead, type newsCalls, type QueryOf } from '@the-house/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { newest, rowsOf } from '../../db/page.ts'
import { articles, users } from '../../db/schema/index.ts'
import { isShown } from '../../db/visible.ts'
import type { House } from '../../house.ts'
import type { SignedIn } from '../../plugins/session.ts'
import { viewerOf } from '../books/availability.ts'
import { fileOf } from '../books/present.ts'
import { findIn, newsDirectory } from './directory.ts'

type ListCall = typeof newsCalls.news

const { id, title, short_description, tags, created_at, image, description, author_id } = articles
const head = { id, title, short_description, tags, created_at, image }

/** A page of the news, or of those that were looked for, without their texts. */
export async function listArticles(house: House, query: QueryOf<ListCall>): Promise<AnswerOf<ListCall>> {
  const { db } = house
  const { page, size } = query
  const found = findIn(await newsDirectory(house), query)
  const { limit, offset } = rowsOf(query)
  const shown = found.slice(offset, offset + limit)
  const rows = await db
    .select({ ...head, author: users.name })
    .from(articles)
    .leftJoin(users, eq(users.id, author_id))
    .where(inArray(articles.id, shown))
    .orderBy(newest(articles.created_at), newest(articles.id))
  return { content: rows.map((row) => present(row, house)), meta: { page, size, total: found.length } }
}

/** Every tag that an article has, by name. */
export async function listTags(house: House): Promise<AnswerOf<typeof newsCalls.newsTags>> {
  const directory = await newsDirectory(house)
  return { content: directory.tags.slice() }
}

/** An article with its text; a draft, for those who write them. */
export async function findArticle(
  house: House,
  user: SignedIn,
  article_id: number,
): Promise<AnswerOf<typeof newsCalls.article>> {
  const [found] = await house.db
    .select({ ...head, description, author: users.name })
    .from(articles)
    .leftJoin(users, eq(users.id, author_id))
    .where(and(eq(id, article_id), isShown(articles, viewerOf(user, house.clock()))))
  if (!found) throw new DomainError('notFound')
  return { ...present(found, house), description: found.description }
}

type Row = Pick<typeof articles.$inferSelect, keyof typeof head> & { author: string | null }

const present = (row: Row, house: House): ArticleHead => ({
  id: row.id,
  title: row.title,
  short_description: row.short_description,
  tags: row.tags,
  created_at: row.created_at.toISOString(),
  // Whoever wrote it may have left the school.
  author: { name: row.author ?? 'The House' },
  image: fileOf(house, row.image),
})
