import { testTypes } from '../kinds.ts'
import { limits } from '../limits.ts'
import { phone } from '../phone.ts'
import { array, requiredId, string, trimmed } from '../validation.ts'
import { defineEntity } from './entity.ts'
import { count, html, line, name, no, publication, webAddress, yes } from './fields.ts'

export const articles = defineEntity({
  path: '/articles',
  manage: 'manageTeaching',
  fields: {
    title: name(),
    short_description: line(),
    /** Html. */
    description: html(),
    tags: array(trimmed().max(40, 'validation.long').required('validation.required'))
      .max(20, 'validation.list')
      .default([]),
    ...publication,
  },
  files: { image: 'image' },
  relations: {},
  filters: ['published'],
  sort: ['title', 'created_at'],
})

export const partners = defineEntity({
  path: '/partners',
  manage: 'manageTeaching',
  read: 'signedIn',
  fields: {
    segment_id: requiredId(),
    name: name(),
    /** The school's own form takes two signs, those of a state; what is there from before may be longer. */
    address: name(),
    site: webAddress(),
    phone: phone().default(''),
    /** Html. */
    description: html(),
    /** Per cent. */
    discount: count(0, 99).nullable().default(null),
    /** Only an administrator changes them; none: all units. */
    units_id: array(requiredId()).max(1000, 'validation.list').default([]),
  },
  files: { image: 'image' },
  relations: { segment_id: 'segments' },
  sort: ['name'],
  shared: ['list', 'read'],
})

export const segments = defineEntity({
  path: '/segments',
  manage: 'manageContent',
  read: 'signedIn',
  fields: { name: name() },
  files: {},
  relations: {},
  sort: ['name'],
  shared: ['list'],
})

/** A test as teachers set it up; sending it is no part of it. */
export const configTests = defineEntity({
  path: '/config_tests',
  manage: 'manageTeaching',
  fields: {
    name: name(),
    description: line(),
    minutes: count(1, limits.testMinutesMax).required('validation.required'),
    show_feedback: yes(),
    test_type: string().oneOf(testTypes).required('validation.required'),
    /** Whether each student gets the exercises in an order of their own. */
    shuffled: no(),
    /** In order. */
    exercise_ids: array(requiredId()).max(limits.testExercisesMax, 'validation.list').default([]),
  },
  files: {},
  relations: {},
  sort: ['name', 'minutes'],
})
