import { testTypes } from '../kinds.ts'
import { limits } from '../limits.ts'
import { defineEntity } from './entity.ts'
import {
  choice,
  count,
  html,
  lines,
  links,
  name,
  no,
  percentOrNull,
  phone,
  publication,
  reference,
  state,
  tags,
  url,
  yes,
} from './fields.ts'

export const articles = defineEntity({
  path: '/articles',
  manage: 'manageTeaching',
  fields: {
    title: name(),
    short_description: lines(),
    /** HTML. */
    description: html(),
    tags: tags(),
    ...publication,
  },
  files: { image: 'image' },
  filters: ['published'],
  sort: ['title', 'created_at'],
})

export const partners = defineEntity({
  path: '/partners',
  manage: 'manageTeaching',
  read: 'signedIn',
  fields: {
    segment_id: reference('segments'),
    name: name(),
    /** Values that were stored before this limit may be longer; they are readable, and validated when they are saved. */
    address: state(),
    site: url(),
    phone: phone(),
    /** HTML. */
    description: html(),
    /** Per cent. */
    discount: percentOrNull(),
    /** Only administrators may change it; empty: all units. */
    units_id: links(1000),
  },
  files: { image: 'image' },
  sort: ['name'],
  shared: ['list', 'read'],
})

export const segments = defineEntity({
  path: '/segments',
  manage: 'manageContent',
  read: 'signedIn',
  fields: { name: name() },
  files: {},
  sort: ['name'],
  shared: ['list'],
})

/** A test as teachers configure it; sending it is separate. */
export const configTests = defineEntity({
  path: '/config_tests',
  manage: 'manageTeaching',
  fields: {
    name: name(),
    description: lines(),
    minutes: count(1, limits.testMinutesMax),
    show_feedback: yes(),
    test_type: choice(testTypes),
    /** Whether the exercises are shuffled for each student. */
    shuffled: no(),
    /** In the order of the test. */
    exercise_ids: links(limits.testExercisesMax),
  },
  files: {},
  sort: ['name', 'minutes'],
})
