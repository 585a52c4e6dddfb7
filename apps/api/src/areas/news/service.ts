import { DomainError, type AnswerOf, type ArticleHead, type newsCalls, type QueryOf } from '@the-house/domain'
import { eq, getTableColumns } from 'drizzle-orm'
import { newest, rowsOf } from '../../db/page.ts'
import { articles, users } from '../../db/schema/index.ts'
import type { House } from '../../house.ts'
import { fileOf } from '../books/present.ts'

const { description, author_id, ...head } = getTableColumns(articles)
const order = [newest(articles.created_at), newest(articles.id)]

/** A page of the news without their texts. What is passed over is counted in the index, never read. */
export async function listArticles(
  house: House,
  query: QueryOf<typeof newsCalls.news>,
): Promise<AnswerOf<typeof newsCalls.news>> {
  const { db } = house
  const { limit, offset } = rowsOf(query)
  const shown = db
    .select({ id: articles.id })
    .from(articles)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('shown')
  const rows = await db
    .select({ ...head, author: users.name })
    .from(shown)
    .innerJoin(articles, eq(articles.id, shown.id))
    .leftJoin(users, eq(users.id, author_id))
    .orderBy(...order)
  return { content: rows.map((row) => present(row, house)), meta: { ...query, total: await db.$count(articles) } }
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
