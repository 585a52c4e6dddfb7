import type { Exception } from './compare-plans.ts'

/** What is being mended: the statements that still sum up, count or scan what grows. */
const mending: readonly Exception[] = [
  {
    calls: ['people'],
    query: 'shown.id',
    reason: 'People with a duty are found by it and put in order; a list by state reads along the names.',
  },
  {
    calls: ['countReceivers', 'countMessageReceivers', 'messageReceivers'],
    reason: 'The members of the own units are gone through, whichever side the plan begins with; they are not more.',
  },
  {
    calls: ['sentTests'],
    query: 'from "tests"',
    reason: 'Sorted by a column, and searched by a word or a period, all that match in the own units are read.',
  },
  {
    calls: ['founding', 'skipFoundingStep', 'myWork'],
    query: 'founding.skipped',
    reason: 'What is there is counted as far as a limit, which ends the scan.',
  },
]

/** What reads much by its nature. */
const inherent: readonly Exception[] = [
  {
    calls: ['removeUnusedMedia'],
    query: 'from "files"',
    reason: 'As many as are removed at once, by the index of unused files; the smaller school has fewer.',
  },
  {
    calls: ['people', 'learners', 'messagePeople', 'openAttempts', 'mediaFiles'],
    query: 'as counted',
    reason: 'Counted as far as a thousand, which the smaller school does not have.',
  },
  {
    calls: ['deskOrders'],
    query: 'inner join "store_products"',
    reason:
      'The orders of a page are joined with lists that the smaller school has in a few blocks, and reads as a whole.',
  },
  {
    calls: ['walkIns', 'bookableStudents'],
    reason: 'Each member of the unit is looked up in an index that is a level deeper in the larger school.',
  },
  {
    calls: ['chapters.create', 'chapters.remove', 'chapters.restore', 'courseImpact'],
    reason:
      'A chapter that comes or goes concerns every learner who is in it, or past it: up to a thousand settle in it.',
  },
  {
    calls: ['correctionFacets'],
    query: 'from "unit_groups"',
    reason: 'They list every unit of the school with what waits in it, for those who may choose any.',
  },
  {
    calls: ['correctionFacets'],
    query: 'dense_rank() over',
    reason: 'A total for each exercise of the course of which an answer waits: at most as many as the course has.',
  },
  {
    calls: ['myWork', 'myTodo', 'myDashboard', 'objections'],
    query: 'from "waiting_objection_groups"',
    reason: 'For the whole school, a row for each wrong answer of the course that is said to be right.',
  },
  {
    calls: ['myWork', 'classProblems'],
    query: '"classes"',
    reason:
      'For the whole school, the holidays of every unit and the classes of the next two days: an index of those with few bookings would make each booking write every index of its class.',
  },
  {
    calls: ['objections'],
    query: 'same.place',
    reason: 'In the smaller school what waits for a decision does not fill a page.',
  },
  {
    calls: ['acceptObjection'],
    query: 'waiting_objections',
    reason: 'The objections that are decided together are in one block of the smaller school.',
  },
  {
    calls: ['maintenance'],
    query: '"unities"',
    reason: 'Once an hour each unit is compared with the rules of its time zone.',
  },
  { calls: ['maintenance'], query: '"settings"', reason: 'As above: what they were is kept for each unit.' },
  {
    calls: ['maintenance'],
    query: 'counted::float8',
    reason: 'Once a day counters are compared with what they count.',
  },
  { calls: ['config-tests.list'], reason: 'The list of tests is read once, and kept in memory until one is changed.' },
]

export const exceptions: readonly Exception[] = [...mending, ...inherent]
