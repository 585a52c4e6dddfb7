import type { NextStep } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { afterTopic } from './finished.ts'
import { nextAfter as nextAfterIn, nextInCourse, nextTo } from './next-step.ts'
import type { CourseChapter, CourseState, CourseTopic } from './state.ts'

const now = new Date('2026-03-02T12:00:00Z')
const tomorrow = new Date('2026-03-03T12:00:00Z')
const nextWeek = new Date('2026-03-09T12:00:00Z')

const topic = (id: number, more: Partial<CourseTopic> = {}): CourseTopic => ({
  id,
  name: `Topic ${id}`,
  type: 'EXERCISE',
  chapter_id: Math.floor(id / 10),
  finish_chapter: false,
  concluded: false,
  begun: null,
  release: null,
  requires: null,
  ...more,
})
const done = (id: number) => topic(id, { concluded: true })

const chapter = (id: number, topics: CourseTopic[], more: Partial<CourseChapter> = {}): CourseChapter => ({
  id,
  number: id,
  name: `Chapter ${id}`,
  mark: null,
  release: null,
  topics,
  ...more,
})

const course = (current: number | null, chapters: CourseChapter[], more: Partial<CourseState> = {}): CourseState => ({
  now,
  current,
  staff: false,
  waits: false,
  chapters,
  ...more,
})

/** A step in a few words. */
const told = ({ reason, params, until }: NextStep) =>
  [reason, params.topic?.id ?? params.chapter?.id, params.locked?.name, until?.slice(0, 10)].filter(Boolean).join(' ')

const finished = { mark: 'FINISHED' } as const
const nextAfter = (state: CourseState, id: number) => nextAfterIn(state, id, afterTopic(state, id))

describe('the next step', () => {
  it('is the first topic of the current chapter, then the one after what is concluded', () => {
    const first = chapter(1, [topic(11), topic(12)])
    expect(told(nextInCourse(course(1, [first])))).toBe('chapterNext 11')
    const begun = chapter(1, [done(11), topic(12)])
    expect(told(nextInCourse(course(1, [begun])))).toBe('topicNext 12')
  })

  it('is the attempt that was begun last, before all else of the course', () => {
    const state = course(2, [
      chapter(1, [topic(11, { begun: 5 })], { mark: 'PASSED' }),
      chapter(2, [done(21), topic(22), topic(23, { begun: 7 })]),
    ])
    expect(told(nextInCourse(state))).toBe('topicBegun 23')
  })

  it('finishes a begun chapter before a new one behind it, which comes before one that is not begun', () => {
    const behind = chapter(1, [topic(11)], { mark: 'PASSED' })
    expect(told(nextInCourse(course(2, [behind, chapter(2, [done(21), topic(22)])])))).toBe('topicNext 22')
    expect(told(nextInCourse(course(2, [behind, chapter(2, [topic(21), topic(22)])])))).toBe('chapterNew 11')
  })

  it('is the skipped topic that the next one requires, by name', () => {
    const topics = [topic(11, { release: tomorrow }), topic(12), topic(13, { requires: 12 })]
    expect(told(nextAfter(course(1, [chapter(1, topics)]), 11))).toBe('topicNext 12')
    const skipped = [topic(11), topic(12, { requires: 11 }), topic(13, { requires: 12 })]
    expect(told(nextTo(course(1, [chapter(1, skipped)]), { chapter: 1, topic: 13 }))).toBe('topicRequired 11 Topic 13')
  })

  it('waits for the earliest date where nothing else is open', () => {
    const dated = [done(11), topic(12, { release: nextWeek }), topic(13, { release: tomorrow })]
    expect(told(nextInCourse(course(1, [chapter(1, dated)])))).toBe('release 1 2026-03-03')
    const closed = chapter(2, [topic(21)], { release: nextWeek })
    expect(told(nextInCourse(course(2, [chapter(1, [], finished), closed])))).toBe('release 2 2026-03-09')
  })

  it('says that the school prepares a chapter that has nothing to do, or no course at all', () => {
    expect(told(nextInCourse(course(1, [chapter(1, [])])))).toBe('preparing 1')
    expect(told(nextInCourse(course(1, [chapter(1, [topic(11, { requires: 99 })])])))).toBe('preparing 1')
    const circle = [topic(11, { requires: 12 }), topic(12, { requires: 11 })]
    expect(told(nextInCourse(course(1, [chapter(1, circle)])))).toBe('preparing 1')
    expect(told(nextInCourse(course(null, [])))).toBe('preparing')
  })

  it('is a correction to wait for, or the end of the course, where all is concluded', () => {
    const all = [chapter(1, [done(11)], finished)]
    expect(told(nextInCourse(course(1, all, { waits: true })))).toBe('correction')
    expect(told(nextInCourse(course(1, all)))).toBe('courseDone')
  })
})

describe('the step after a topic', () => {
  it('is as if the topic were concluded: the next chapter after the last one', () => {
    const chapters = [chapter(1, [done(11), topic(12)]), chapter(2, [topic(21)]), chapter(3, [topic(31)])]
    expect(told(nextAfter(course(1, chapters), 12))).toBe('chapterNext 21')
    const finish = [chapter(1, [topic(11, { finish_chapter: true }), topic(12)]), chapter(2, [topic(21)])]
    expect(told(nextAfter(course(1, finish), 11))).toBe('chapterNext 21')
  })

  it('is the topic again where it was not concluded and the next one requires it', () => {
    const topics = [topic(11), topic(12, { requires: 11 })]
    expect(told(nextAfterIn(course(1, [chapter(1, topics)]), 11))).toBe('topicRequired 11 Topic 12')
  })

  it('comes back to what was skipped before it', () => {
    expect(told(nextAfter(course(1, [chapter(1, [topic(11), topic(12)])]), 12))).toBe('topicNext 11')
  })

  it('goes on in a chapter that is repeated, and at its end in the course', () => {
    const chapters = [chapter(1, [done(11), done(12)], finished), chapter(2, [topic(21)])]
    expect(told(nextAfter(course(2, chapters), 11))).toBe('topicNext 12')
    expect(told(nextAfter(course(2, chapters), 12))).toBe('chapterNext 21')
  })

  it('is the date of the next chapter where that one is released later', () => {
    const chapters = [chapter(1, [topic(11)]), chapter(2, [topic(21)], { release: nextWeek })]
    expect(told(nextAfter(course(1, chapters), 11))).toBe('release 2 2026-03-09')
  })
})

describe('the step to a chapter', () => {
  const chapters = [chapter(1, [done(11)], finished), chapter(2, [topic(21)]), chapter(3, [], {})]

  it('that is not reached leads to what unlocks it, and names it', () => {
    expect(told(nextTo(course(2, chapters), { chapter: 3 }))).toBe('chapterLocked 21 Chapter 3')
  })

  it('that is released later is its date', () => {
    const later = [chapter(1, [topic(11)], { release: tomorrow })]
    expect(told(nextTo(course(1, later), { chapter: 1 }))).toBe('release 1 Chapter 1 2026-03-03')
  })

  it('that is concluded is its first exercises again', () => {
    const mixed = [chapter(1, [topic(11, { type: 'CONTENT', concluded: true }), done(12)], finished)]
    expect(told(nextTo(course(1, mixed), { chapter: 1 }))).toBe('topicAgain 12')
  })

  it('that is not there is the next one of the course', () => {
    expect(told(nextTo(course(2, chapters), { chapter: 99 }))).toBe('chapterNext 21')
  })

  it('is open to staff, drafts too', () => {
    const draft = chapter(9, [topic(91)], { number: null })
    expect(told(nextTo(course(2, [...chapters, draft], { staff: true }), { chapter: 9 }))).toBe('topicNext 91')
  })
})
