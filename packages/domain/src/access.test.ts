import { describe, expect, it } from 'vitest'
import { allows, type Permission, type Subject } from './access.ts'
import { rolesOf } from './roles.ts'
import type { Profile } from './profiles.ts'

const person = (profile: Profile, admin = false, unity_id = 1): Subject => ({
  profile,
  admin,
  roles: rolesOf(profile, admin),
  unity_id,
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
  manageContent: ['admin'],
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
