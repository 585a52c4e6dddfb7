import type { CourseFinding } from '@the-house/domain'
import { rowKey } from '../row-key.ts'
import { checkChapters } from './check.ts'
import { isError } from './problems.ts'
import type { Checked, CheckedChapter } from './read.ts'
import { spoilersAmong } from './spoilers.ts'

type Keys = ReadonlySet<string>

const publishedIn = ({ chapters, topics, contents, exercises }: Checked): Keys =>
  new Set(
    Object.entries({ chapters, topics, contents, exercises }).flatMap(([entity, rows]) =>
      rows.flatMap(({ id, published }) => (published ? rowKey({ entity, id }) : [])),
    ),
  )

/** The rows among some by which all of a published chapter is judged: the chapter, and its book. */
const wholesOf = ({ id, book_id, published }: CheckedChapter, rows: Keys): string[] =>
  published
    ? [rowKey({ entity: 'chapters', id }), rowKey({ entity: 'books', id: book_id })].filter((key) => rows.has(key))
    : []

/** The errors of each chapter that students would run into: those of what is published, and of what should finish it. */
function errorsIn(checked: Checked) {
  const published = publishedIn(checked)
  const isMet = (row: CourseFinding) => isError(row) && (row.token === 'finish.draft' || published.has(rowKey(row)))
  return checkChapters(checked).map(({ chapter, findings }) => ({ chapter, errors: findings.filter(isMet) }))
}

/** Rows that have just been published, by `rowKey`. */
export interface Publication {
  /** Those that were published with all that is in them. */
  branches?: Keys
  /** Those that were saved by their forms: a topic may come before what is in it, and a content before its files. */
  saved?: Keys
}

/** What refuses a content or an exercise that is saved by its form, without the rest of its topic. */
const isOfForm = ({ entity, token }: CourseFinding) =>
  entity === 'exercises' || (entity === 'contents' && token === 'topic.noContent')

const none: Keys = new Set()

/**
 * Returns the rows that keep others from being published. A chapter is judged by all of it that is published, and by
 * whether it can be finished, a book by its published chapters; a topic, a content or an exercise by what was published
 * with it, and by whether its chapter can still be finished.
 */
export function errorsOf(checked: Checked, { branches = none, saved = none }: Publication): string[] {
  const own = errorsIn(checked).flatMap(({ chapter, errors }) => {
    const isWhole = wholesOf(chapter, branches).length > 0
    const isMeant = (error: CourseFinding) =>
      isWhole || branches.has(rowKey(error)) || (saved.has(rowKey(error)) && isOfForm(error))
    return [...(errors.length > 0 ? wholesOf(chapter, saved) : []), ...errors.filter(isMeant).map(rowKey)]
  })
  return [...own, ...spoilersAmong(checked, new Set([...branches, ...saved]))]
}
