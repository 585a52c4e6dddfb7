import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest } from '../../db/page.ts'
import { prepared } from '../../db/prepared.ts'
import { articles, settings } from '../../db/schema/index.ts'
import { isKept, isRowShown } from '../../db/visible.ts'
import { wordsIn } from '../../db/words.ts'
import type { House } from '../../house.ts'

/** What is looked at to find an article: never its text. */
interface Entry {
  id: number
  tags: readonly string[]
  /** All words of title, short description and tags, a space around each. */
  words: string
}

/** Every article that is out, the newest first, and every tag in use, by name. */
export interface Directory {
  entries: readonly Entry[]
  tags: readonly string[]
  /** When the next one comes out by itself. */
  until: Date | undefined
}

// A trigger of the database changes it with every change of an article, whoever makes it.
const versionName = 'news.version'

const version = prepared((db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.name, versionName)).prepare('news_version'),
)
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
    .where(and(eq(articles.published, true), isKept(articles)))
    .orderBy(newest(articles.created_at), newest(articles.id))
    .prepare('news_directory'),
)

const { compare } = new Intl.Collator('pt-BR')

async function read(db: Db, now: Date): Promise<Directory> {
  const made = await all(db).execute()
  // Drafts are nobody's news, not even their author's.
  const viewer = { drafts: false, now: now.toISOString() }
  const rows = made.filter((row) => isRowShown(row, viewer))
  const [until] = made
    .flatMap(({ release_at }) => (release_at && release_at > now ? [release_at] : []))
    .toSorted((one, other) => one.getTime() - other.getTime())
  const entries = rows.map(({ id, title, short_description, tags }) => {
    const words = ` ${wordsIn([title, short_description, ...tags].join(' ')).join(' ')} `
    return { id, tags, words }
  })
  const tags = Array.from(new Set(entries.flatMap((entry) => entry.tags))).toSorted(compare)
  return { entries, tags, until }
}

const isOver = ({ until }: Directory, now: Date) => until !== undefined && until <= now

const known = new WeakMap<Db, { version: string; directory: Promise<Directory> }>()

/**
 * The directory of the news, the same for everybody. It is kept in memory and read anew when an article has changed or comes out:
 * to search it, to count what was found and to open its deepest page costs the same with fifty articles and with
 * thousands, which no query that counts does.
 */
export async function newsDirectory({ db, clock }: Pick<House, 'db' | 'clock'>): Promise<Directory> {
  // Asked for first: what changes while the articles are read has another version, and they are read again.
  const [row] = await version(db).execute()
  const current = row?.value ?? ''
  const now = clock()
  const kept = known.get(db)
  if (kept?.version === current && !isOver(await kept.directory, now)) return kept.directory
  const directory = read(db, now)
  known.set(db, { version: current, directory })
  directory.catch(() => known.delete(db))
  return directory
}

interface Wanted {
  term?: string | undefined
  /** Separated by commas. */
  tags?: string | undefined
}

/** Whether all words of the term are there, the last one by its beginning: it may still be being typed. */
function bearing(term: string): (entry: Entry) => boolean {
  const words = wordsIn(term)
  const last = words.pop()
  if (last === undefined) return () => false
  const marks = [...words.map((word) => ` ${word} `), ` ${last}`]
  return ({ words: own }) => marks.every((mark) => own.includes(mark))
}

function tagged(tags: string): (entry: Entry) => boolean {
  const wanted = new Set(tags.split(',').map((tag) => tag.trim()))
  return (entry) => entry.tags.some((tag) => wanted.has(tag))
}

/** The ids of the articles that have the words of a term and any of some tags, the newest first. */
export function findIn({ entries }: Directory, { term, tags }: Wanted): number[] {
  const found = [...(term ? [bearing(term)] : []), ...(tags ? [tagged(tags)] : [])]
  return entries.filter((entry) => found.every((fits) => fits(entry))).map(({ id }) => id)
}
