import { DomainError, type AnswerOf, type ArticleHead, type newsCalls, type QueryOf } from '@the-house/domain'
import { and, arrayOverlaps, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest, rowsOf } from '../../db/page.ts'
import { articles, users } from '../../db/schema/index.ts'
import { isFound } from '../../db/words.ts'
import type { House } from '../../house.ts'
import { fileOf } from '../books/present.ts'

type ListCall = typeof newsCalls.news

const { description, author_id, words, ...head } = getTableColumns(articles)
const order = [newest(articles.created_at), newest(articles.id)]

function hasTag(tags: string | undefined): SQL | undefined {
  const wanted = (tags ?? '').split(',').flatMap((tag) => tag.trim() || [])
  return wanted.length > 0 ? arrayOverlaps(articles.tags, wanted) : undefined
}

/** A page of the news without their texts. What is passed over is counted in the index, never read. */
export async function listArticles(house: House, query: QueryOf<ListCall>): Promise<AnswerOf<ListCall>> {
  const { db } = house
  const { page, size, term, tags } = query
  const where = and(isFound(words, term), hasTag(tags))
  const { limit, offset } = rowsOf(query)
  const shown = db
    .select({ id: articles.id })
    .from(articles)
    .where(where)
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
  return {
    content: rows.map((row) => present(row, house)),
    meta: { page, size, total: await db.$count(articles, where) },
  }
}

/** Every tag that an article has, by name. */
export async function listTags(db: Db): Promise<string[]> {
  const tag = sql<string>`unnest(${articles.tags})`.as('tag')
  const used = db.selectDistinct({ tag }).from(articles).as('used')
  const rows = await db
    .select({ tag: used.tag })
    .from(used)
    .orderBy(sql`plain_text(${used.tag})`, used.tag)
  return rows.map(({ tag }) => tag)
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

type Row = Omit<typeof articles.$inferSelect, 'description' | 'author_id' | 'words'> & { author: string | null }

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
