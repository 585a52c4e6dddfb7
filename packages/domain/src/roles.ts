import type { Duty, UnitOffer } from './kinds.ts'
import type { Profile } from './profiles.ts'

const learnerRoles = [
  'NOTIFICATIONS', 'DASHBOARD', 'MAGIC_FORMULA', 'SPEAKING', 'NEWS', 'DOWNLOAD', 'REQUIREMENT', 'MY_HOUSE',
  'DASHBOARD_ACCOUNT', 'DASHBOARD_CURRENT_CHAPTER', 'DASHBOARD_SPEAKING',
] as const // oxfmt-ignore
const studentRoles = [
  'SCHEDULE', 'CONFERENCE_CLASS', 'TRIBE', 'STORE', 'DASHBOARD_TRIBE', 'DASHBOARD_SCHEDULE_CLASSES',
] as const // oxfmt-ignore
const teacherRoles = [
  'CORRECT_EXERCISE', 'CORRECT_EXERCISE_TEST', 'CONFIG_TEST', 'TEST_REPORT', 'ARTICLE', 'PARTNER',
] as const // oxfmt-ignore
const adminRoles = [
  'CONFERENCE_CLASS', 'STORE', 'BOOK', 'SPEAKING_BOOK', 'ARCHIVE', 'CHAPTER', 'SPEAKING_CHAPTER', 'TOPIC', 'CONTENT',
  'EXERCISE', 'SEGMENT', ...teacherRoles,
] as const // oxfmt-ignore

/** A role of the specification, or that of a duty, without its prefix. */
export type RoleName =
  | (typeof learnerRoles | typeof studentRoles | typeof teacherRoles | typeof adminRoles)[number]
  | `DUTY_${Duty}`
export type Role = `ROLE.${RoleName}`

const byProfile: Record<Profile, readonly RoleName[]> = {
  STUDENT: [...learnerRoles, ...studentRoles],
  AUTODIDACT: learnerRoles,
  TEACHER: [...learnerRoles, ...teacherRoles],
}

/** The roles that a unit switches off by what it does not offer. */
const rolesOfOffer: Record<UnitOffer, readonly RoleName[]> = {
  store: ['STORE'],
  schedule: ['SCHEDULE', 'DASHBOARD_SCHEDULE_CLASSES'],
  conference_class: ['CONFERENCE_CLASS'],
  tribe: ['TRIBE', 'DASHBOARD_TRIBE'],
}

interface RoleSource {
  profile: Profile
  admin: boolean
  /** The duties that count in the unit. */
  duties?: readonly Duty[]
  /** What the unit does not offer. */
  off?: readonly UnitOffer[]
}

/** The roles that the server issues in a unit: those of the profile, of administrators, of duties, less what is off. */
export function rolesOf({ profile, admin, duties = [], off = [] }: RoleSource): Role[] {
  const names = new Set<RoleName>([...byProfile[profile], ...(admin ? adminRoles : [])])
  for (const duty of duties) names.add(`DUTY_${duty}`)
  for (const name of off.flatMap((offer) => rolesOfOffer[offer])) names.delete(name)
  return Array.from(names, (name): Role => `ROLE.${name}`)
}
