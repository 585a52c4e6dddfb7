import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { placeOfClass } from '../../calendar/place.ts'
import type { Db } from '../../db/client.ts'
import { chapters, class_waiting, classes, course_path, rooms, unities, users } from '../../db/schema/index.ts'
import { problemsOf } from './problems.ts'

const teachers = alias(users, 'teachers')
const substituted = alias(users, 'substituted')
const chapterFrom = alias(chapters, 'chapter_from')
const chapterTo = alias(chapters, 'chapter_to')

/** Selects classes with all that the timetable shows of them at an instant. */
export const selectClasses = (db: Db, now: Date) =>
  db
    .select({
      one: getTableColumns(classes),
      unity: { id: unities.id, name: unities.name, time_zone: unities.time_zone },
      problems: problemsOf(now),
      place: placeOfClass,
      room: { id: rooms.id, name: rooms.name },
      teacher: { id: teachers.id, name: teachers.name },
      substitute_for: { id: substituted.id, name: substituted.name },
      chapter_from: { id: chapterFrom.id, name: chapterFrom.name },
      chapter_to: { id: chapterTo.id, name: chapterTo.name },
      waiting: sql<number>`(select count(*)::int from ${class_waiting} where ${class_waiting.class_id} = ${classes.id})`,
    })
    .from(classes)
    .innerJoin(unities, eq(unities.id, classes.unity_id))
    .leftJoin(rooms, eq(rooms.id, classes.room_id))
    .leftJoin(teachers, eq(teachers.id, classes.teacher_id))
    .leftJoin(substituted, eq(substituted.id, classes.substitute_for))
    .leftJoin(chapterFrom, eq(chapterFrom.id, classes.chapter_from_id))
    .leftJoin(chapterTo, eq(chapterTo.id, classes.chapter_to_id))
    .$dynamic()

export type SelectedClass = Awaited<ReturnType<typeof selectClasses>>[number]

/** The chapters of the course path, in its order, with their numbers. */
export const selectChapters = (db: Db) =>
  db
    .select({ id: chapters.id, name: chapters.name, number: course_path.number })
    .from(course_path)
    .innerJoin(chapters, eq(chapters.id, course_path.chapter_id))
    .orderBy(asc(course_path.number))
