import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest } from '../../db/page.ts'
import { prepared } from '../../db/prepared.ts'
import { articles, settings } from '../../db/schema/index.ts'
import { wordsIn } from '../../db/words.ts'

/** What is looked at to find an article: never its text. */
interface Entry {
  id: number
  tags: readonly string[]
  /** All words of title, short description and tags, a space around each. */
  words: string
}

/** Every article of the school, the newest first, and every tag in use, by name. */
export interface Directory {
  entries: readonly Entry[]
  tags: readonly string[]
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
    })
    .from(articles)
    .orderBy(newest(articles.created_at), newest(articles.id))
    .prepare('news_directory'),
)

const { compare } = new Intl.Collator('pt-BR')

async function read(db: Db): Promise<Directory> {
  const rows = await all(db).execute()
  const entries = rows.map(({ id, title, short_description, tags }) => {
    const words = ` ${wordsIn([title, short_description, ...tags].join(' ')).join(' ')} `
    return { id, tags, words }
  })
  const tags = Array.from(new Set(entries.flatMap((entry) => entry.tags))).toSorted(compare)
  return { entries, tags }
}

const known = new WeakMap<Db, { version: string; directory: Promise<Directory> }>()

/**
 * The directory of the news, the same for everybody. It is kept in memory and read anew when an article has changed:
 * to search it, to count what was found and to open its deepest page costs the same with fifty articles and with
 * thousands, which no query that counts does.
 */
export async function newsDirectory(db: Db): Promise<Directory> {
  // Asked for first: what changes while the articles are read has another version, and they are read again.
  const [row] = await version(db).execute()
  const current = row?.value ?? ''
  const kept = known.get(db)
  if (kept?.version === current) return kept.directory
  const directory = read(db)
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
