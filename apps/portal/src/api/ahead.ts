import { request } from './client.ts'
import { exercisesAt, type Practice } from './practice.ts'

/** The reads of a chapter that is taken along; what is read ahead concludes nothing. */
export const getTopics = (chapter: number) => request('GET /chapters/:id/topics', { params: { id: chapter } })

export const getChapter = (id: number) => request('GET /chapters/:id', { params: { id } })

export const getContentAhead = ({ chapter, topic }: Practice) =>
  request('GET /chapters/:id/content', { params: { id: chapter }, query: { topic_id: topic, ahead: true } })

export const getExercises = (practice: Practice) => request('GET /chapters/:id/exercises', exercisesAt(practice, null))

export const getBooks = () => request('GET /me/books', {})

export const getChaptersOf = (book: number) => request('GET /books/:id/chapters', { params: { id: book } })
