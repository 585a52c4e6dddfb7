import type { CourseStep } from '../course-steps.ts'
import { atHome } from './at-home.ts'
import { everyDay } from './every-day.ts'
import { hello } from './hello.ts'
import type { Lesson } from './lesson.ts'

const lessons = [hello, atHome, everyDay]

/** The name of the template's book, and how many chapters it has. */
export const firstBook = { name: 'First steps', chapters: lessons.length } as const

const bookId = -1
/** The temporary ids of a chapter and of what is in it. */
const idsOf = (index: number) => {
  const chapter = -100 * (index + 1)
  return { chapter, story: chapter - 1, topic: (place: number) => chapter - 2 - place }
}

function lessonSteps({ name, description, story, topics }: Lesson, index: number): CourseStep[] {
  const ids = idsOf(index)
  const exerciseSteps = topics.flatMap(({ exercises }, place) =>
    exercises.map(({ topic_id: _topic, position: _position, ...fields }): CourseStep => ({
      action: 'CREATE', entity: 'exercises', parent_id: ids.topic(place), fields,
    })),
  ) // oxfmt-ignore
  return [
    { action: 'CREATE', entity: 'chapters', as: ids.chapter, parent_id: bookId, fields: { name, description } },
    {
      action: 'CREATE',
      entity: 'topics',
      as: ids.story,
      parent_id: ids.chapter,
      fields: { name: story.name, type: 'CONTENT', icon: 'story' },
    },
    ...topics.map((topic, place): CourseStep => ({
      action: 'CREATE',
      entity: 'topics',
      as: ids.topic(place),
      parent_id: ids.chapter,
      fields: {
        name: topic.name,
        type: 'EXERCISE',
        icon: topic.icon,
        requirement_id: place === 0 ? ids.story : ids.topic(place - 1),
        finish_chapter: place === topics.length - 1,
      },
    })),
    {
      action: 'CREATE',
      entity: 'contents',
      parent_id: ids.story,
      fields: { subject: story.subject, description: story.description },
    },
    ...exerciseSteps,
    { action: 'PUBLISH', entity: 'chapters', id: ids.chapter },
  ]
}

/** The steps that make a first book for beginners, of three chapters, and publish it. The course is in English. */
export const firstBookSteps = (): CourseStep[] => [
  // The wire spells the field so.
  { action: 'CREATE', entity: 'books', as: bookId, fields: { name: firstBook.name, avaliable: true } },
  ...lessons.flatMap(lessonSteps),
]
