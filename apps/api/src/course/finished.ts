import type { CourseChapter, CourseState, CourseTopic } from './state.ts'
import { isConcluded } from './state.ts'

/** Whether what is concluded of a chapter concludes the chapter: the rule of `markFinished` for one user. */
export function isFinished(topics: readonly CourseTopic[]): boolean {
  const last = topics.filter(({ finish_chapter }) => finish_chapter)
  return last.length > 0
    ? last.some(({ concluded }) => concluded)
    : topics.length > 0 && topics.every((t) => t.concluded)
}

const isBegun = ({ topics }: CourseChapter) => topics.some(({ concluded, begun }) => concluded || begun !== null)

/** The rule of `settle` for one user: the current chapter of a course. */
export function currentOf({ chapters, current }: Pick<CourseState, 'chapters' | 'current'>): number | null {
  const here = chapters.find(({ id }) => id === current)
  if (here?.mark === null && isBegun(here)) return here.id
  return (chapters.find(({ mark }) => mark === null) ?? chapters.at(-1))?.id ?? null
}

/** Returns a course as it will be once a topic is concluded. */
export function afterTopic(state: CourseState, topic_id: number): CourseState {
  const chapters = state.chapters.map((chapter) => {
    if (!chapter.topics.some(({ id }) => id === topic_id)) return chapter
    const topics = chapter.topics.map((topic) =>
      topic.id === topic_id ? { ...topic, concluded: true, begun: null } : topic,
    )
    const mark = !isConcluded(chapter) && isFinished(topics) ? 'FINISHED' : chapter.mark
    return { ...chapter, topics, mark }
  })
  return { ...state, chapters, current: currentOf({ chapters, current: state.current }) }
}
