import { duties, profiles, rolesOf, type Duty, type Profile } from '@the-house/domain'
import { createI18n, i18n, languages, loadAreas } from '@the-house/i18n'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadStaffRoutes } from '../routes.ts'
import { barOf, menuOf } from './menu-rows.ts'

const subjectOf = (profile: Profile, admin: boolean, given: readonly Duty[] = []) => ({
  profile,
  admin,
  roles: rolesOf({ profile, admin, duties: given }),
  unity_id: 1,
})
/** Every kind of user, with a title. */
const subjects = profiles.flatMap((profile) => [
  { title: profile, subject: subjectOf(profile, false) },
  { title: `${profile} with every duty`, subject: subjectOf(profile, false, duties) },
  { title: `${profile} and administrator`, subject: subjectOf(profile, true) },
])

describe.each(languages)('in %s', (language) => {
  beforeAll(async () => {
    await createI18n({ language })
    await loadStaffRoutes()
    await loadAreas('breadcrumbs')
  })

  it.each(subjects)('lists nothing twice under one name for $title', ({ subject }) => {
    const names = menuOf(subject).flatMap(({ group, rows }) => [
      ...(group === 'home' ? [] : [i18n.t(`common.menu.${group}`)]),
      ...rows.map((row) => i18n.t(row.crumb)),
    ])
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it.each(subjects)('has room in the bottom bar of $title for each name', ({ subject }) => {
    const names = barOf(subject).map(({ crumb, menu }) => i18n.t(menu.short ?? crumb))
    expect(names.length).toBeGreaterThan(1)
    expect(new Set(names).size).toBe(names.length)
    // Five at 320 px have 60 px each, of which longer names borrow from shorter ones.
    expect([...names, i18n.t('common.menu.name')].join('').length).toBeLessThanOrEqual(42)
  })
})

it.each([
  ['STUDENT', false, ['/dashboard', '/the-magic-formula/books', '/tests', '/speaking/books']],
  ['AUTODIDACT', false, ['/dashboard', '/the-magic-formula/books', '/tests', '/speaking/books']],
  ['TEACHER', false, ['/dashboard', '/meets', '/admin/correct-exercises', '/admin/config-tests']],
  ['TEACHER', true, ['/dashboard', '/admin/people', '/admin/course', '/admin/correct-exercises']],
  ['STUDENT', true, ['/dashboard', '/admin/people', '/admin/course', '/admin/correct-exercises']],
] as const)('leads the %s (administrator: %s) from the bottom bar to what is needed most', (profile, admin, paths) => {
  expect(barOf(subjectOf(profile, admin)).map(({ path }) => path)).toEqual(paths)
})

it('leaves the menu of students as it is, without a group of staff', () => {
  expect(menuOf(subjectOf('STUDENT', false)).map(({ group }) => group)).toEqual(['home', 'learning', 'school', 'help'])
})
