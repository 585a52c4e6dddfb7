import { describe, expect, it } from 'vitest'
import { allows, type Permission, type Subject } from './access.ts'
import { duties, unitOffers, type Duty, type UnitOffer } from './kinds.ts'
import { rolesOf } from './roles.ts'
import type { Profile } from './profiles.ts'

const person = (profile: Profile, admin = false, unity_id = 1): Subject => ({
  profile,
  admin,
  roles: rolesOf({ profile, admin }),
  unity_id,
})
const withDuty = (duty: Duty): Subject => ({
  profile: 'STUDENT',
  admin: false,
  roles: rolesOf({ profile: 'STUDENT', admin: false, duties: [duty] }),
  unity_id: 1,
})

const people = {
  anonymous: null,
  student: person('STUDENT'),
  autodidact: person('AUTODIDACT'),
  teacher: person('TEACHER'),
  admin: person('TEACHER', true),
}

/** Who has each permission, written from the specification's role tables. */
const passes: Record<Permission, (keyof typeof people)[]> = {
  public: ['anonymous', 'student', 'autodidact', 'teacher', 'admin'],
  signedIn: ['student', 'autodidact', 'teacher', 'admin'],
  dashboard: ['student', 'autodidact', 'teacher', 'admin'],
  magicFormula: ['student', 'autodidact', 'teacher', 'admin'],
  speaking: ['student', 'autodidact', 'teacher', 'admin'],
  downloads: ['student', 'autodidact', 'teacher', 'admin'],
  news: ['student', 'autodidact', 'teacher', 'admin'],
  notifications: ['student', 'autodidact', 'teacher', 'admin'],
  requirements: ['student', 'autodidact', 'teacher', 'admin'],
  schedules: ['student'],
  tribes: ['student'],
  store: ['student', 'admin'],
  conferenceClasses: ['student', 'admin'],
  meets: ['teacher', 'admin'],
  administer: ['admin'],
  manageContent: ['admin'],
  timetable: ['admin'],
  desk: ['admin'],
  sendMessages: ['teacher', 'admin'],
  staff: ['teacher', 'admin'],
  manageTeaching: ['teacher', 'admin'],
  dashboardAccount: ['student', 'autodidact', 'teacher', 'admin'],
  dashboardTribe: ['student'],
  dashboardChapter: ['student', 'autodidact', 'teacher', 'admin'],
  dashboardSpeaking: ['student', 'autodidact', 'teacher', 'admin'],
  dashboardClasses: ['student'],
  myHouse: ['student', 'autodidact', 'teacher', 'admin'],
  tests: ['student', 'autodidact'],
  wholeTour: ['student', 'autodidact'],
}

const isPermission = (name: string): name is Permission => name in passes

describe.each(Object.keys(passes).filter(isPermission))('permission %s', (permission) => {
  const expected = passes[permission]

  it(`admits ${expected.join(', ')} and no other role`, () => {
    const let_in = Object.entries(people).filter(([, subject]) => allows(permission, subject))
    expect(let_in.map(([name]) => name)).toEqual(expected)
  })
})

it('closes the store in unit 4, for students and administrators', () => {
  expect(allows('store', person('STUDENT', false, 4))).toBe(false)
  expect(allows('store', person('TEACHER', true, 4))).toBe(false)
})

it('lets a student who is an administrator manage content', () => {
  expect(allows('manageContent', person('STUDENT', true))).toBe(true)
})

/** What a duty opens beside what the profile does. */
const opened: Record<Duty, Permission[]> = {
  DESK: ['desk', 'staff'],
  TIMETABLE: ['staff', 'timetable'],
  CONTENT: ['manageContent', 'staff'],
  MESSAGES: ['sendMessages', 'staff'],
}

it.each(duties)('the duty %s opens its own part of the school alone', (duty) => {
  const names = Object.keys(passes).filter(isPermission)
  const more = names.filter((name) => allows(name, withDuty(duty)) && !allows(name, person('STUDENT')))
  expect(more.toSorted()).toEqual(opened[duty])
})

/** What is closed where a unit does not offer it. */
const closed: Record<UnitOffer, Permission[]> = {
  store: ['store'],
  schedule: ['dashboardClasses', 'schedules'],
  conference_class: ['conferenceClasses'],
  tribe: ['dashboardTribe', 'tribes'],
}

it.each(unitOffers)('a unit without %s closes it and nothing else', (offer) => {
  const roles = rolesOf({ profile: 'STUDENT', admin: false, off: [offer] })
  const names = Object.keys(passes).filter(isPermission)
  const less = names.filter(
    (name) =>
      allows(name, person('STUDENT')) && !allows(name, { profile: 'STUDENT', admin: false, roles, unity_id: 1 }),
  )
  expect(less.toSorted()).toEqual(closed[offer])
})
