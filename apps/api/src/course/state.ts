import type { ChapterMark, TopicType } from '@the-house/domain'

/** A published topic with something to do, as it stands for one user. */
export interface CourseTopic {
  id: number
  name: string
  type: TopicType
  chapter_id: number
  finish_chapter: boolean
  concluded: boolean
  /** The id of the newest open attempt with answers; null: there is none. */
  begun: number | null
  /** When it and something in it are released; null: at once. */
  release: Date | null
  /** The topic that it requires, where that one is published and has something to do. */
  requires: number | null
}

/** A chapter of the path, in its order, as it stands for one user. */
export interface CourseChapter {
  id: number
  /** null: a draft, which staff alone can ask about. */
  number: number | null
  name: string
  mark: ChapterMark | null
  /** When it is released to the user; null: at once. */
  release: Date | null
  /** In order. */
  topics: readonly CourseTopic[]
}

/** The course of one user at one time. */
export interface CourseState {
  now: Date
  /** The current chapter. */
  current: number | null
  /** Whether the user opens everything. */
  staff: boolean
  chapters: readonly CourseChapter[]
  /** Whether a teacher is to correct something. */
  waits: boolean
}

export const isConcluded = ({ mark }: Pick<CourseChapter, 'mark'>) => mark !== null && mark !== 'PASSED'
const isReleased = (release: Date | null, now: Date) => release === null || release <= now
export const isUnlocked = (state: CourseState, chapter: CourseChapter) =>
  state.staff || chapter.mark !== null || chapter.id === state.current

/** Whether the user may open a chapter now. */
export const isOpen = (state: CourseState, chapter: CourseChapter) =>
  isUnlocked(state, chapter) && (state.staff || isReleased(chapter.release, state.now))

/** What keeps a topic from being done now. */
export type Obstacle = { until: Date } | { requires: CourseTopic } | 'stuck'

/** Returns what keeps a topic of an open chapter from being done now; undefined: it is open. */
export function obstacleOf(state: CourseState, topic: CourseTopic): Obstacle | undefined {
  if (state.staff) return undefined
  if (topic.release !== null && topic.release > state.now) return { until: topic.release }
  const chapter = state.chapters.find(({ id }) => id === topic.chapter_id)
  if (topic.requires === null || (chapter && isConcluded(chapter))) return undefined
  const required = state.chapters.flatMap(({ topics }) => topics).find(({ id }) => id === topic.requires)
  if (!required) return 'stuck'
  return required.concluded ? undefined : { requires: required }
}
