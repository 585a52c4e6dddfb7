import type { CourseFinding } from '@the-house/domain'
import { checkContent, checkInstructions } from './content.ts'
import { checkExercise } from './exercise.ts'
import { findingsOf } from './found.ts'
import type { Checked, CheckedChapter, CheckedContent, CheckedExercise, CheckedTopic } from './read.ts'
import { isBlocked, requirementFault } from './requirement.ts'

interface Parts {
  all: ReadonlyMap<number, CheckedTopic>
  contents: ReadonlyMap<number, Checked['contents']>
  exercises: ReadonlyMap<number, Checked['exercises']>
}

const partsOf = ({ contents, exercises }: Parts, { id, type }: CheckedTopic) =>
  (type === 'CONTENT' ? contents.get(id) : exercises.get(id)) ?? []

/** Whether a practice may have it, which leaves out exercises that are kept for tests. */
const isPractised = (part: CheckedContent | CheckedExercise) => !('tests_only' in part && part.tests_only)

/** Whether students find something in a topic. Of a draft all is counted as published, since it will be with it. */
const hasWork = (parts: Parts, chapter: CheckedChapter, topic: CheckedTopic) =>
  partsOf(parts, topic)
    .filter(isPractised)
    .some(({ published }) => published || !topic.published || !chapter.published)

function checkTopic(parts: Parts, chapter: CheckedChapter, topic: CheckedTopic): CourseFinding[] {
  const { id, name, type } = topic
  const { error } = findingsOf({ entity: 'topics', id, name })
  const fault = requirementFault(parts.all, topic)
  const isEmpty = !hasWork(parts, chapter, topic)
  return [
    ...error(isEmpty, type === 'CONTENT' ? 'topic.noContent' : 'topic.noExercises'),
    ...(fault === null
      ? []
      : error(true, fault, { field: 'requirement_id', what: parts.all.get(topic.requirement_id ?? 0)?.name ?? null })),
    ...(parts.contents.get(id) ?? []).flatMap(checkContent),
    ...(parts.exercises.get(id) ?? []).flatMap(checkExercise),
  ]
}

/**
 * Checks whether a chapter can be finished, by the rule that concludes it: by one of the topics that finish it, or by
 * all of its topics where none does.
 */
function checkFinish(parts: Parts, chapter: CheckedChapter, topics: readonly CheckedTopic[]) {
  const { error } = findingsOf({ entity: 'chapters', id: chapter.id, name: chapter.name })
  const isOut = (topic: CheckedTopic) => topic.published || !chapter.published
  const last = topics.filter(({ finish_chapter }) => finish_chapter)
  const counted = topics.filter((topic) => isOut(topic) && hasWork(parts, chapter, topic))
  const open = counted.filter((topic) => !isBlocked(parts.all, topic))
  const isFinishable =
    last.length > 0
      ? open.some(({ finish_chapter }) => finish_chapter)
      : open.length > 0 && open.length === counted.length
  const drafts = last.some(isOut) ? [] : last
  return {
    unfinished: [
      ...error(topics.length === 0, 'chapter.empty'),
      ...error(topics.length > 0 && !isFinishable, 'chapter.noFinish'),
    ],
    drafts: new Map(
      drafts.map((topic) => [
        topic,
        findingsOf({ entity: 'topics', id: topic.id, name: topic.name }).error(true, 'finish.draft', {
          field: 'finish_chapter',
        }),
      ]),
    ),
  }
}

/** What the check says of a chapter, in the order of the tree. */
export interface ChapterCheck {
  chapter: CheckedChapter
  findings: CourseFinding[]
}

const partsIn = ({ topics, contents, exercises }: Checked): Parts => ({
  all: new Map(topics.map((topic) => [topic.id, topic])),
  contents: Map.groupBy(contents, ({ topic_id }) => topic_id),
  exercises: Map.groupBy(exercises, ({ topic_id }) => topic_id),
})

const topicsOf = ({ topics }: Checked, { id }: CheckedChapter) =>
  topics.filter(({ chapter_id, deleted }) => chapter_id === id && !deleted)

/** Returns the ids of the published chapters that can be finished. */
export function finishableIn(checked: Checked): ReadonlySet<number> {
  const parts = partsIn(checked)
  const canFinish = (chapter: CheckedChapter) =>
    chapter.published && checkFinish(parts, chapter, topicsOf(checked, chapter)).unfinished.length === 0
  return new Set(checked.chapters.filter(canFinish).map(({ id }) => id))
}

/**
 * Checks chapters, as they will be once they are published: what keeps them from it, and what their students would miss.
 * A chapter that is published is judged by what of it is published, a draft as a whole.
 */
export function checkChapters(checked: Checked): ChapterCheck[] {
  const parts = partsIn(checked)
  return checked.chapters.map((chapter) => {
    const own = topicsOf(checked, chapter)
    const { unfinished, drafts } = checkFinish(parts, chapter, own)
    const findings = [
      ...unfinished,
      ...checkInstructions(chapter),
      ...own.flatMap((topic) => [...(drafts.get(topic) ?? []), ...checkTopic(parts, chapter, topic)]),
    ]
    return { chapter, findings }
  })
}
