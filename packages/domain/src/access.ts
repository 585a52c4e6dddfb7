import { limits } from './limits.ts'
import type { Profile } from './profiles.ts'

const learnerRoles = [
  'NOTIFICATIONS', 'DASHBOARD', 'MAGIC_FORMULA', 'SPEAKING', 'NEWS', 'DOWNLOAD', 'REQUIREMENT', 'MY_HOUSE',
  'DASHBOARD_ACCOUNT', 'DASHBOARD_CURRENT_CHAPTER', 'DASHBOARD_SPEAKING',
] as const // prettier-ignore
const studentRoles = [
  'SCHEDULE', 'CONFERENCE_CLASS', 'TRIBE', 'STORE', 'DASHBOARD_TRIBE', 'DASHBOARD_SCHEDULE_CLASSES',
] as const // prettier-ignore
const teacherRoles = [
  'CORRECT_EXERCISE', 'CORRECT_EXERCISE_TEST', 'CONFIG_TEST', 'TEST_REPORT', 'ARTICLE', 'PARTNER',
] as const // prettier-ignore
const adminRoles = [
  'CONFERENCE_CLASS', 'STORE', 'BOOK', 'SPEAKING_BOOK', 'ARCHIVE', 'CHAPTER', 'SPEAKING_CHAPTER', 'TOPIC', 'CONTENT',
  'EXERCISE', 'SEGMENT', ...teacherRoles,
] as const // prettier-ignore

type RoleName = (typeof learnerRoles | typeof studentRoles | typeof teacherRoles | typeof adminRoles)[number]
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

/** What a gate looks at; null is somebody who is not signed in. */
export type Subject = { profile: Profile; admin: boolean; roles: readonly string[]; unity_id: number } | null

type Rule = (subject: Subject) => boolean

const has =
  (name: RoleName): Rule =>
  (subject) =>
    subject?.roles.includes(`ROLE.${name}`) ?? false
const isProfile =
  (profile: Profile): Rule =>
  (subject) =>
    subject?.profile === profile
const all =
  (...rules: Rule[]): Rule =>
  (subject) =>
    rules.every((rule) => rule(subject))
const any =
  (...rules: Rule[]): Rule =>
  (subject) =>
    rules.some((rule) => rule(subject))
const admin: Rule = (subject) => subject?.admin ?? false
const teacher = isProfile('TEACHER')
const student = isProfile('STUDENT')

/** Every permission of the school, by name: read by routes, menu, cards and the API alike. */
export const gates = {
  public: () => true,
  signedIn: (subject) => subject !== null,
  dashboard: has('DASHBOARD'),
  magicFormula: has('MAGIC_FORMULA'),
  speaking: has('SPEAKING'),
  downloads: has('DOWNLOAD'),
  news: has('NEWS'),
  notifications: has('NOTIFICATIONS'),
  requirements: has('REQUIREMENT'),
  schedules: all(student, has('SCHEDULE')),
  tribes: all(student, has('TRIBE')),
  store: all(any(student, admin), has('STORE'), (subject) => subject?.unity_id !== limits.unitWithoutStore),
  conferenceClasses: all(any(student, admin), has('CONFERENCE_CLASS')),
  meets: any(teacher, admin),
  manageContent: admin,
  manageTeaching: any(teacher, admin),
  dashboardAccount: has('DASHBOARD_ACCOUNT'),
  dashboardTribe: all(student, has('DASHBOARD_TRIBE')),
  dashboardChapter: has('DASHBOARD_CURRENT_CHAPTER'),
  dashboardSpeaking: has('DASHBOARD_SPEAKING'),
  dashboardClasses: all(student, has('DASHBOARD_SCHEDULE_CLASSES')),
  myHouse: has('MY_HOUSE'),
  // Teachers are shown around in fewer steps.
  wholeTour: (subject) => subject !== null && !teacher(subject),
} as const satisfies Record<string, Rule>

export type Gate = keyof typeof gates

/** Whether somebody may pass a gate. */
export const allows = (gate: Gate, subject: Subject): boolean => gates[gate](subject)
