import { timetableCalls } from '@the-house/domain'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../contract/route.ts'
import { listAbsence } from './absence.ts'
import { findBookableStudents } from './bookable-students.ts'
import { cancelClass, changeClass, createClass, restoreClass, substituteTeacher } from './edit.ts'
import { readClassHistory } from './history.ts'
import { measureImpact } from './impact.ts'
import { addStudent, removeStudent } from './people.ts'
import { readPlaces } from './places.ts'
import { listProblems } from './problem-list.ts'
import { readClass, readTimetable } from './read.ts'

const {
  timetable,
  timetablePlaces,
  classProblems,
  timetableClass,
  classHistory,
  createClass: create,
  changeClass: change,
  cancelClass: cancel,
  restoreClass: restore,
  substituteTeacher: substitute,
  classImpact,
  addClassStudent,
  removeClassStudent,
  bookableStudents,
  absence,
} = timetableCalls

export const timetableRoutes: FastifyPluginAsync = async (app) => {
  const { context } = app

  route(app, timetable, ({ user, query }) => readTimetable(context, user, query))
  route(app, timetablePlaces, ({ user, query }) => readPlaces(context.db, user, query))
  route(app, classProblems, ({ user, query }) => listProblems(context, user, query))
  route(app, timetableClass, ({ user, params }) => readClass(context, user, params.id))
  route(app, classHistory, ({ user, params, query }) => readClassHistory(context.db, user, { ...params, ...query }))
  route(app, create, ({ user, body }) => createClass(context, user, body))
  route(app, change, ({ user, params, body }) => changeClass(context, user, { ...params, ...body }))
  route(app, cancel, ({ user, params, body }) => cancelClass(context, user, { ...params, ...body }))
  route(app, restore, ({ user, params, body }) => restoreClass(context, user, { ...params, ...body }))
  route(app, substitute, ({ user, params, body }) => substituteTeacher(context, user, { ...params, ...body }))
  route(app, classImpact, ({ user, params, body }) => measureImpact(context, user, { ...params, ...body }))
  route(app, addClassStudent, ({ user, params }) => addStudent(context, user, params))
  route(app, removeClassStudent, ({ user, params }) => removeStudent(context, user, params))
  route(app, bookableStudents, ({ user, params, query }) =>
    findBookableStudents(context.db, user, { ...params, ...query }),
  )
  route(app, absence, ({ user, params, body }) => listAbsence(context, user, { ...params, ...body }))
}
