import { apiBase, type EmbargoNotice, type Exercise, type Topic } from '@the-house/domain'
import { loadAreas } from '@the-house/i18n'
import { getBooks, getChapter, getChaptersOf, getContentAhead, getExercises, getTopics } from '../api/ahead.ts'
import { exercisesAt } from '../api/practice.ts'
import { keyOf } from '../api/use-api-query.ts'
import { readWithEmbargo } from '../survey/embargo/read-with-embargo.ts'

export interface TakeAlongOptions {
  chapter: number
  /** Its book; null: not known. */
  book: number | null
  /** Puts a read into the cache, which keeps it; undefined removes what it has. */
  keep: (key: string, data: unknown) => Promise<unknown>
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

/** A read of the chapter that is kept; it answers what it has read. */
type Step = () => Promise<unknown>

const filePath = `${apiBase}/files/`
/** Films are streamed: they are too large to be taken along. */
const film = /\.(mp4|webm|mov)\?/i

/** A list of the sizes of a picture: without a connection, the worker shows its own size in place of each. */
const isSrcset = (text: string) => text.includes(' ')

/** The addresses of pictures and recordings that a read names, wherever they stand in it. */
export function filesIn(data: unknown): string[] {
  if (typeof data === 'string') return data.startsWith(filePath) && !film.test(data) && !isSrcset(data) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(filesIn)
}

/** Fetches a file through the worker, which keeps it. */
async function fetchFile(url: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`)
  await answer.arrayBuffer()
}

/** Brings the widgets of exercises, and their words. */
async function bringWidgets(exercises: readonly Exercise[]): Promise<void> {
  const [{ widgetsAhead }] = await Promise.all([import('./widgets-ahead.ts'), loadAreas('exercises')])
  await widgetsAhead(exercises)
}

/**
 * Brings a whole chapter to the device: its reads, and the pictures and recordings that they name. What is fetched for
 * later concludes no topic. Exercises of a test that the student is sitting do not come, nor stay from before.
 *
 * @returns the test that withholds exercises of the chapter, null: everything has come
 * @throws {ApiError} when a read fails; what has come stays
 */
export async function takeAlong({
  chapter,
  book,
  keep,
  onProgress,
  signal,
}: TakeAlongOptions): Promise<EmbargoNotice | null> {
  const params = { id: chapter }
  const files = new Set<string>()
  let withheld: EmbargoNotice | null = null

  async function read(key: string, data: unknown): Promise<void> {
    await keep(key, data)
    for (const file of filesIn(data)) files.add(file)
  }

  async function readExercises(practice: { chapter: number; topic: number }): Promise<void> {
    const key = keyOf('GET /chapters/:id/exercises', exercisesAt(practice, null))
    const { data, embargo } = await readWithEmbargo(getExercises(practice))
    withheld ??= embargo
    if (embargo) {
      await keep(key, undefined)
      return
    }
    await read(key, data)
    // What only some types need is not among the files that the worker brings by itself.
    await bringWidgets(data.exercises)
  }

  const stepOf = (topic: Topic): Step => {
    const practice = { chapter, topic: topic.id }
    const query = { topic_id: topic.id }
    return topic.type === 'CONTENT'
      ? async () => read(keyOf('GET /chapters/:id/content', { params, query }), await getContentAhead(practice))
      : async () => readExercises(practice)
  }

  const chaptersOf = (id: number): Step => {
    const params = { id }
    return async () => read(keyOf('GET /books/:id/chapters', { params }), await getChaptersOf(id))
  }

  const topics = await getTopics(chapter)
  const steps: Step[] = [
    async () => read(keyOf('GET /chapters/:id/topics', { params }), topics),
    async () => read(keyOf('GET /chapters/:id', { params }), await getChapter(chapter)),
    async () => read(keyOf('GET /me/books', {}), await getBooks()),
    ...(book === null ? [] : [chaptersOf(book)]),
    ...topics.content.filter(({ available }) => available).map(stepOf),
  ]
  let done = 0
  for (const step of steps) {
    signal.throwIfAborted()
    await step()
    done += 1
    onProgress(done, steps.length + files.size)
  }
  for (const file of files) {
    signal.throwIfAborted()
    await fetchFile(file, signal)
    done += 1
    onProgress(done, steps.length + files.size)
  }
  return withheld
}
