import { literalHtml } from '@the-house/domain'
import { cleanHtml } from '../../contract/clean-html.ts'
import type { Db } from '../../db/client.ts'
import { readPath } from '../../course/path.ts'
import * as schema from '../../db/schema/index.ts'
import { material } from '../material.ts'
import { practiceOfTest, testsOf, type SchoolSize } from './sizes.ts'

/** The course, which is the same for every size of the school. */
export const course = { books: 3, chapters: 30, topics: 5 }

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Inserts a course whose ids count from 1; the first topic of each chapter is a content, the others are practices. */
async function addBooks(db: Db) {
  await db.insert(schema.books).values(upTo(course.books).map((id) => ({ name: `Book ${id}`, position: id })))
  const perBook = course.chapters / course.books
  await db.insert(schema.chapters).values(
    upTo(course.chapters).map((id) => ({
      book_id: Math.ceil(id / perBook),
      position: id,
      name: `Chapter ${id}`,
      published: true,
      media_type: 'TEXT' as const,
      text_help: literalHtml('<p>Read first.</p>'),
    })),
  )
  await db.insert(schema.topics).values(
    upTo(course.chapters * course.topics).map((id) => {
      const position = ((id - 1) % course.topics) + 1
      const type = position === 1 ? ('CONTENT' as const) : ('EXERCISE' as const)
      return { chapter_id: Math.ceil(id / course.topics), position, name: `Topic ${id}`, type }
    }),
  )
}

async function addExercises(db: Db, tests: number) {
  const topics = upTo(course.chapters * course.topics)
  const isContent = (id: number) => id % course.topics === 1
  const contents = topics.filter(isContent).map((topic_id) => ({ topic_id, subject: 'A story' }))
  await db.insert(schema.contents).values(contents)
  const practices = topics.filter((id) => !isContent(id))
  await db
    .insert(schema.exercises)
    .values(practices.flatMap((topic_id) => material.map((one, index) => ({ ...one, topic_id, position: index + 1 }))))
  await db
    .insert(schema.config_tests)
    .values(upTo(tests).map((id) => ({ name: `Test ${id}`, minutes: 60, test_type: 'GENERAL' as const })))
  await db.insert(schema.config_test_exercises).values(
    upTo(tests).flatMap((id) =>
      material.map((_, index) => ({
        config_test_id: id,
        exercise_id: practiceOfTest(id) * material.length + index + 1,
        position: index + 1,
      })),
    ),
  )
}

async function addSpeaking(db: Db) {
  await db.insert(schema.speaking_books).values(upTo(2).map((id) => ({ name: `Talk ${id}`, position: id })))
  await db
    .insert(schema.speaking_chapters)
    .values(upTo(20).map((number) => ({ book_id: Math.ceil(number / 10), number, name: `Talk ${number}` })))
  const archive = { file: 'fixtures/cat.mp3', file_name: 'cat.mp3', size: 1000 }
  await db
    .insert(schema.archives)
    .values(upTo(12).map((id) => ({ ...archive, book_id: 1, position: id, name: `Archive ${id}` })))
}

/** Inserts what people write by hand and what every unit has in common. */
export async function addContent(db: Db, size: SchoolSize, now: Date): Promise<void> {
  await addBooks(db)
  await addExercises(db, testsOf(size))
  await addSpeaking(db)
  const names = ['Foxes', 'Owls', 'Bears', 'Hares', 'Otters', 'Wolves', 'Larks']
  await db.insert(schema.tribes).values(names.map((name) => ({ name })))
  await db.insert(schema.seasons).values([
    { name: 'Now', first_day: dayOf(now, -60), last_day: dayOf(now, 60) },
    { name: 'Before', first_day: dayOf(now, -200), last_day: dayOf(now, -61), closed_at: now },
  ])
  await db
    .insert(schema.season_results)
    .values(names.map((_, index) => ({ season_id: 2, tribe_id: index + 1, fortune: 1000 * index })))
  const long = cleanHtml(`<p>${'What the school tells its people. '.repeat(60)}</p>`)
  await db.insert(schema.articles).values(
    upTo(200).map((id) => ({
      title: `Article ${id}`,
      short_description: 'In short.',
      description: long,
      tags: [`tag ${id % 7}`],
      created_at: new Date(now.getTime() - id * 3_600_000),
    })),
  )
  await db.insert(schema.segments).values(upTo(6).map((id) => ({ name: `Segment ${id}` })))
  await db
    .insert(schema.partners)
    .values(upTo(60).map((id) => ({ segment_id: (id % 6) + 1, name: `Partner ${id}`, address: 'SP' })))
  await db.insert(schema.store_categories).values(upTo(4).map((id) => ({ name: `Category ${id}` })))
  await db
    .insert(schema.store_products)
    .values(upTo(30).map((id) => ({ category_id: (id % 4) + 1, name: `Product ${id}`, price: 5 })))
  if ((await readPath(db)).length !== course.chapters) throw new Error('The course path is not whole.')
}

/** A day as it is stored, some days from a moment. */
export const dayOf = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
