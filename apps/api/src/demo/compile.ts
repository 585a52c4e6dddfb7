import type { AuthoredBook, AuthoredChapter, AuthoredTopic, ContentTopic, Medium } from './authoring/topics.ts'
import { authoredHtml } from './authored-html.ts'
import type { books, chapters } from '../db/schema/books.ts'
import type { contents, topics } from '../db/schema/topics.ts'
import { compileExercise, type ExerciseRow } from './compile-exercise.ts'
import { keys, transcriptOf, videoTranscriptOf } from './media/keys.ts'
import { pictures } from './media/pictures.ts'

/** All teaching material as the rows of the database. */
export interface Material {
  books: (typeof books.$inferInsert & { id: number })[]
  chapters: (typeof chapters.$inferInsert & { id: number })[]
  topics: (typeof topics.$inferInsert & { id: number; show_feedback: boolean })[]
  contents: (typeof contents.$inferInsert)[]
  exercises: ExerciseRow[]
}

type ContentRow = Material['contents'][number]

function mediumOf(medium: Medium | undefined): Partial<ContentRow> {
  if (!medium) return {}
  if ('image' in medium) {
    return { type_file: 'IMAGE', image: keys.picture(medium.image), image_text: pictures[medium.image] }
  }
  if ('audio' in medium) {
    return { type_file: 'AUDIO', audio: keys.audio(medium.audio), transcript: authoredHtml(transcriptOf(medium.audio)) }
  }
  const { video } = medium
  return {
    type_file: 'VIDEO',
    video: keys.video(video),
    url_captions: keys.captions(video),
    transcript: authoredHtml(videoTranscriptOf(video)),
  }
}

const contentRow = ({ subject, text, medium }: ContentTopic, topic_id: number): ContentRow => ({
  topic_id,
  subject,
  description: authoredHtml(text.trim()),
  ...mediumOf(medium),
})

function instructionsOf({ instructions }: AuthoredChapter) {
  if (!instructions) return {}
  const { type, text, image, video, pdf } = instructions
  return {
    media_type: type,
    text_help: authoredHtml(video ? `${text}<blockquote>${videoTranscriptOf(video)}</blockquote>` : text),
    image: image && keys.picture(image),
    video: video && keys.video(video),
    pdf: pdf && keys.plan,
  }
}

/** Numbers all material in reading order: chapters and topics count through all books. */
export function compile(authored: readonly AuthoredBook[]): Material {
  const material: Material = { books: [], chapters: [], topics: [], contents: [], exercises: [] }

  function addTopic(topic: AuthoredTopic, chapter_id: number, position: number, last: boolean) {
    const id = material.topics.length + 1
    const { name, type, icon } = topic
    const requirement_id = position > 1 ? id - 1 : null
    const show_feedback = topic.type === 'CONTENT' || !topic.silent
    const head = { id, chapter_id, position, name, type, icon }
    material.topics.push({ ...head, requirement_id, finish_chapter: last, show_feedback })
    if (topic.type === 'CONTENT') material.contents.push(contentRow(topic, id))
    else material.exercises.push(...topic.exercises.map((one, index) => compileExercise(one, id, index + 1)))
  }

  function addChapter(chapter: AuthoredChapter, book_id: number, position: number) {
    const id = material.chapters.length + 1
    const { name, description, topics = [] } = chapter
    material.chapters.push({ id, book_id, position, name, description, published: true, ...instructionsOf(chapter) })
    for (const [index, topic] of topics.entries()) addTopic(topic, id, index + 1, index === topics.length - 1)
  }

  for (const [index, { name, cover, chapters }] of authored.entries()) {
    const id = index + 1
    material.books.push({ id, position: id, name, cover: keys.picture(cover), available: true })
    for (const [place, chapter] of chapters.entries()) addChapter(chapter, id, place + 1)
  }
  return material
}
