import type { NextStep, NextStepKind, NextStepReason } from '@the-house/domain'
import {
  isConcluded,
  isOpen,
  isUnlocked,
  obstacleOf,
  type CourseChapter,
  type CourseState,
  type CourseTopic,
} from './state.ts'

const kinds: Record<NextStepReason, NextStepKind> = {
  testRunning: 'TEST',
  testClosing: 'TEST',
  classOpen: 'CLASS',
  topicBegun: 'TOPIC',
  topicNext: 'TOPIC',
  chapterNext: 'TOPIC',
  chapterNew: 'TOPIC',
  topicRequired: 'TOPIC',
  topicAgain: 'TOPIC',
  chapterLocked: 'TOPIC',
  release: 'WAIT',
  preparing: 'WAIT',
  correction: 'WAIT',
  courseDone: 'DONE',
}

const nothing: NextStep['params'] = { chapter: null, topic: null, locked: null, test: null, meeting: null }

/** Builds a step of a reason. */
export const stepOf = (
  reason: NextStepReason,
  params: Partial<NextStep['params']> = {},
  until: Date | null = null,
): NextStep => ({
  kind: kinds[reason],
  reason,
  params: { ...nothing, ...params },
  until: until?.toISOString() ?? null,
})

type Place = Pick<NextStep['params'], 'chapter' | 'topic'>
const placeOf = ({ id, name, number }: CourseChapter, topic?: CourseTopic): Place => ({
  chapter: { id, name, number },
  topic: topic ? { id: topic.id, name: topic.name, type: topic.type } : null,
})

const chapterOf = ({ chapters }: CourseState, topic: CourseTopic) => chapters.find(({ id }) => id === topic.chapter_id)

/** Follows what topics require to the one that is open; undefined where there is none. */
function unlocking(state: CourseState, topic: CourseTopic, seen: readonly number[] = []): CourseTopic | undefined {
  const obstacle = obstacleOf(state, topic)
  if (obstacle === undefined) return topic
  if (obstacle === 'stuck' || 'until' in obstacle || seen.includes(topic.id)) return undefined
  const chapter = chapterOf(state, obstacle.requires)
  return chapter && isOpen(state, chapter) ? unlocking(state, obstacle.requires, [...seen, topic.id]) : undefined
}

/** The step to a topic, or to the one that has to be concluded before it. */
function towards(state: CourseState, topic: CourseTopic, reason: NextStepReason): NextStep | undefined {
  const open = unlocking(state, topic)
  const chapter = open && chapterOf(state, open)
  if (!chapter) return undefined
  if (open === topic) return stepOf(reason, placeOf(chapter, topic))
  return stepOf('topicRequired', { ...placeOf(chapter, open), locked: { name: topic.name, number: null } })
}

const firstOf = <T, R>(items: readonly T[], look: (item: T) => R | undefined): R | undefined => {
  for (const item of items) {
    const found = look(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Why the user is led to a topic of a chapter. */
function reasonIn(state: CourseState, chapter: CourseChapter, topic: CourseTopic): NextStepReason {
  if (topic.begun !== null) return 'topicBegun'
  if (chapter.mark === 'PASSED') return 'chapterNew'
  const isFirst = chapter.id === state.current && !chapter.topics.some(({ concluded }) => concluded)
  return isFirst ? 'chapterNext' : 'topicNext'
}

/** The next topic of an open chapter that is not concluded. */
function nextIn(state: CourseState, chapter: CourseChapter): NextStep | undefined {
  const left = chapter.topics.filter(({ concluded }) => !concluded)
  return firstOf(left, (topic) => towards(state, topic, reasonIn(state, chapter, topic)))
}

/** The chapters to go on with: the current one if it is begun, then by position. */
function goingOn(state: CourseState): CourseChapter[] {
  const open = state.chapters.filter((chapter) => !isConcluded(chapter) && isCourse(state, chapter))
  const [begun, others] = [open.filter(isBegun(state)), open.filter((chapter) => !isBegun(state)(chapter))]
  return [...begun, ...others]
}
const isCourse = (state: CourseState, chapter: CourseChapter) =>
  isOpen(state, chapter) && (chapter.mark !== null || chapter.id === state.current)
const isBegun =
  ({ current }: CourseState) =>
  ({ id, topics }: CourseChapter) =>
    id === current && topics.some(({ concluded, begun }) => concluded || begun !== null)

/** What a user waits for who has nothing to do now: the earliest release, else a correction. */
function waiting(state: CourseState): NextStep {
  const ahead = state.chapters.filter((chapter) => !isConcluded(chapter) && isUnlocked(state, chapter))
  const dated = ahead
    .flatMap((chapter) => {
      const dates = isOpen(state, chapter) ? chapter.topics.map(({ release }) => release) : [chapter.release]
      return dates.map((date) => ({ chapter, date }))
    })
    .flatMap(({ chapter, date }) => (date !== null && date > state.now ? [{ chapter, date }] : []))
    .toSorted((one, other) => one.date.getTime() - other.date.getTime())
  const [soonest] = dated
  if (soonest) return stepOf('release', placeOf(soonest.chapter), soonest.date)
  if (state.waits) return stepOf('correction')
  const [empty] = ahead
  if (empty && !state.staff) return stepOf('preparing', placeOf(empty))
  return stepOf(state.chapters.length === 0 ? 'preparing' : 'courseDone')
}

/** What comes next in the course. */
export function nextInCourse(state: CourseState): NextStep {
  const open = goingOn(state)
  const begun = open
    .flatMap(({ topics }) => topics)
    .filter((topic) => topic.begun !== null && !topic.concluded)
    .toSorted((one, other) => (other.begun ?? 0) - (one.begun ?? 0))
  return (
    firstOf(begun, (topic) => towards(state, topic, 'topicBegun')) ??
    firstOf(open, (chapter) => nextIn(state, chapter)) ??
    waiting(state)
  )
}

/**
 * What comes after a topic, in its chapter first, which goes on where it is repeated.
 * @param before the course as it is
 * @param state the course as it is, or as it will be once the topic is concluded
 */
export function nextAfter(before: CourseState, topic_id: number, state = before): NextStep {
  const chapter = state.chapters.find(({ topics }) => topics.some(({ id }) => id === topic_id))
  if (!chapter || !isOpen(state, chapter)) return nextInCourse(state)
  const at = chapter.topics.findIndex(({ id }) => id === topic_id)
  const order = [...chapter.topics.slice(at + 1), ...chapter.topics.slice(0, at + 1)]
  const left = isConcluded(chapter) ? [] : order.filter(({ concluded }) => !concluded)
  // A chapter that is repeated goes on with what comes after the topic, concluded or not.
  const repeated = before.chapters.some((one) => one.id === chapter.id && isConcluded(one))
  const following = repeated ? chapter.topics.slice(at + 1) : left
  return firstOf(following, (topic) => towards(state, topic, reasonIn(state, chapter, topic))) ?? nextInCourse(state)
}

/** What comes next in a chapter, or what unlocks it or one of its topics. */
export function nextTo(state: CourseState, asked: { chapter: number; topic?: number | undefined }): NextStep {
  const chapter = state.chapters.find(({ id }) => id === asked.chapter)
  if (!chapter) return nextInCourse(state)
  const locked = { name: chapter.name, number: chapter.number }
  const course = nextInCourse(state)
  if (!isUnlocked(state, chapter))
    return course.kind === 'TOPIC'
      ? { ...course, reason: 'chapterLocked', params: { ...course.params, locked } }
      : course
  if (!isOpen(state, chapter)) return stepOf('release', { ...placeOf(chapter), locked }, chapter.release)
  const topic = chapter.topics.find(({ id }) => id === asked.topic)
  if (topic) {
    const obstacle = obstacleOf(state, topic)
    if (typeof obstacle === 'object' && 'until' in obstacle)
      return stepOf('release', { ...placeOf(chapter), locked: { name: topic.name, number: null } }, obstacle.until)
    return towards(state, topic, reasonIn(state, chapter, topic)) ?? course
  }
  const again = chapter.topics.find(({ type }) => type === 'EXERCISE') ?? chapter.topics[0]
  return (
    nextIn(state, chapter) ?? (again && isConcluded(chapter) ? stepOf('topicAgain', placeOf(chapter, again)) : course)
  )
}
