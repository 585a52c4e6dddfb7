import { DomainError, type AnswerOf, type ArticleHead, type newsCalls, type QueryOf } from '@the-house/domain'
import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { newest, rowsOf } from '../../db/page.ts'
import { articles, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { fileOf } from '../books/present.ts'
import { findIn, newsDirectory } from './directory.ts'

type ListCall = typeof newsCalls.news

const { description, author_id, ...head } = getTableColumns(articles)

/** A page of the news, or of those that were looked for, without their texts. */
export async function listArticles(house: House, query: QueryOf<ListCall>): Promise<AnswerOf<ListCall>> {
  const { db } = house
  const { page, size } = query
  const found = findIn(await newsDirectory(db), query)
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
export async function listTags({ db }: Pick<House, 'db'>): Promise<AnswerOf<typeof newsCalls.newsTags>> {
  const { tags } = await newsDirectory(db)
  return { content: tags.slice() }
}

/** An article with its text. */
export async function findArticle(house: House, id: number): Promise<AnswerOf<typeof newsCalls.article>> {
  const [found] = await house.db
    .select({ ...head, description, author: users.name })
    .from(articles)
    .leftJoin(users, eq(users.id, author_id))
    .where(eq(articles.id, id))
  if (!found) throw new DomainError('notFound')
  return { ...present(found, house), description: found.description }
}

type Row = Omit<typeof articles.$inferSelect, 'description' | 'author_id'> & { author: string | null }

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
