import type { CourseFinding } from '@the-house/domain'
import type { Db } from '../../db/client.ts'
import { checkChapters } from './check.ts'
import { readChecked, type Checked } from './read.ts'

const isError = ({ level }: CourseFinding) => level === 'error'
export const keyOf = ({ entity, id }: Pick<CourseFinding, 'entity' | 'id'>): string => `${entity}/${id}`

/** Counts the errors of each row of some chapters, by `<entity>/<id>`. */
export async function problemsIn(db: Db, chapter_ids: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const found = checkChapters(await readChecked(db, chapter_ids)).flatMap(({ findings }) => findings.filter(isError))
  return new Map(Array.from(Map.groupBy(found, keyOf), ([row, errors]) => [row, errors.length]))
}

const publishedIn = ({ chapters, topics, contents, exercises }: Checked) =>
  new Set(
    Object.entries({ chapters, topics, contents, exercises }).flatMap(([entity, rows]) =>
      rows.flatMap(({ id, published }) => (published ? `${entity}/${id}` : [])),
    ),
  )

/**
 * Returns the errors that students would run into where some rows have just been published. A chapter is judged by all
 * of it that is published, and by whether it can be finished, so that nobody publishes a chapter that cannot be; a topic,
 * a content or an exercise by what was published with it.
 * @param rows those that have been published, as `<entity>/<id>`
 */
export function errorsOf(checked: Checked, rows: ReadonlySet<string>): CourseFinding[] {
  const published = publishedIn(checked)
  return checkChapters(checked).flatMap(({ chapter_id, findings }) => {
    const isWhole = rows.has(`chapters/${chapter_id}`)
    const isMeant = (row: CourseFinding) =>
      rows.has(keyOf(row)) || (isWhole && (row.token === 'finish.draft' || published.has(keyOf(row))))
    return findings.filter((row) => isError(row) && isMeant(row))
  })
}

/** Whether a draft of a chapter may be published, without the drafts in it. */
export async function canPublishChapter(db: Db, id: number): Promise<boolean> {
  const checked = await readChecked(db, [id])
  const chapters = checked.chapters.map((chapter) => ({ ...chapter, published: true }))
  const topics = checked.topics.map((topic) => ({
    ...topic,
    chapterPublished: topic.chapterPublished || topic.chapter_id === id,
  }))
  return errorsOf({ ...checked, chapters, topics }, new Set([`chapters/${id}`])).length === 0
}
