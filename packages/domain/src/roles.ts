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

/** A role of the specification, without its prefix. */
export type RoleName = (typeof learnerRoles | typeof studentRoles | typeof teacherRoles | typeof adminRoles)[number]
export type Role = `ROLE.${RoleName}`

const byProfile: Record<Profile, readonly RoleName[]> = {
  STUDENT: [...learnerRoles, ...studentRoles],
  AUTODIDACT: learnerRoles,
  TEACHER: [...learnerRoles, ...teacherRoles],
}

/** The roles that the server issues to a profile, with and without the admin flag. */
export function rolesOf(profile: Profile, admin: boolean): Role[] {
  const names = new Set<RoleName>([...byProfile[profile], ...(admin ? adminRoles : [])])
  return Array.from(names, (name): Role => `ROLE.${name}`)
}
