import { and, eq } from 'drizzle-orm'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import type { Db } from '../../db/client.ts'
import { newest } from '../../db/page.ts'
import { prepared } from '../../db/prepared.ts'
import { articles } from '../../db/schema/index.ts'
import { versionedCache } from '../../db/versioned-cache.ts'
import { isNotDeleted, isRowVisible } from '../../db/visibility.ts'
import { normalizeSearchText } from '../../db/search.ts'
import type { AppContext } from '../../app-context.ts'

/** The searchable fields of an article; its body is not searched. */
interface Entry {
  id: number
  tags: readonly string[]
  /** The normalized words of title, short description and tags, each with a space around it. */
  words: string
}

/** The in-memory search index: all published articles, newest first, and all their tags by name. */
export interface Directory {
  entries: readonly Entry[]
  tags: readonly string[]
  /** When the index becomes stale because the next article is released. */
  until: Date | undefined
}

const all = prepared((db) =>
  db
    .select({
      id: articles.id,
      title: articles.title,
      short_description: articles.short_description,
      tags: articles.tags,
      published: articles.published,
      release_at: articles.release_at,
      deleted_at: articles.deleted_at,
    })
    .from(articles)
    .where(and(eq(articles.published, true), isNotDeleted(articles)))
    .orderBy(newest(articles.created_at), newest(articles.id))
    .prepare('news_directory'),
)

const { compare } = new Intl.Collator('pt-BR')

async function read(db: Db, now: Date): Promise<Directory> {
  const made = await all(db).execute()
  // The index excludes drafts even for content staff.
  const viewer = { drafts: false, now: now.toISOString() }
  const rows = made.filter((row) => isRowVisible(row, viewer))
  const [until] = made
    .flatMap(({ release_at }) => (release_at && release_at > now ? [release_at] : []))
    .toSorted((one, other) => one.getTime() - other.getTime())
  const entries = rows.map(({ id, title, short_description, tags }) => {
    const words = ` ${normalizeSearchText([title, short_description, ...tags].join(' ')).join(' ')} `
    return { id, tags, words }
  })
  const tags = Array.from(new Set(entries.flatMap((entry) => entry.tags))).toSorted(compare)
  return { entries, tags, until }
}

const kept = versionedCache<Directory>(2)

/**
 * The in-memory search index of the news, shared by all users. It is read again once content has changed or an article is
 * released: searching, counting and the last page then cost the same with fifty articles as with thousands, which a
 * counting query does not.
 */
export async function newsIndex(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { content_version }: Pick<AuthenticatedUser, 'content_version'>,
): Promise<Directory> {
  const now = clock()
  const readAt = (key: string) => kept(db, content_version, key, () => read(db, now))
  let directory = await readAt('')
  while (directory.until && directory.until <= now) directory = await readAt(directory.until.toISOString())
  return directory
}

interface Wanted {
  term?: string | undefined
  /** Comma-separated. */
  tags?: string | undefined
}

/**
 * Matches entries that contain all words of the term; the last word matches as a prefix, because the user may still be
 * typing it.
 */
function bearing(term: string): (entry: Entry) => boolean {
  const words = normalizeSearchText(term)
  const last = words.pop()
  if (last === undefined) return () => false
  const marks = [...words.map((word) => ` ${word} `), ` ${last}`]
  return ({ words: own }) => marks.every((mark) => own.includes(mark))
}

function tagged(tags: string): (entry: Entry) => boolean {
  const wanted = new Set(tags.split(',').map((tag) => tag.trim()))
  return (entry) => entry.tags.some((tag) => wanted.has(tag))
}

/** Returns the ids of the articles that match the term and at least one of the tags, newest first. */
export function searchIndex({ entries }: Directory, { term, tags }: Wanted): number[] {
  const found = [...(term ? [bearing(term)] : []), ...(tags ? [tagged(tags)] : [])]
  return entries.filter((entry) => found.every((fits) => fits(entry))).map(({ id }) => id)
}
