import type { Duty } from './kinds.ts'
import { limits } from './limits.ts'
import type { Profile } from './profiles.ts'
import type { RoleName } from './roles.ts'

/** The caller whom a permission is checked for: profile, roles and unit; null is an anonymous caller. */
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
const duty = (name: Duty) => has(`DUTY_${name}`)

/** Every permission of the school, by name: read by routes, menu, cards and the API alike. */
export const permissions = {
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
  administer: admin,
  manageContent: any(admin, duty('CONTENT')),
  manageTeaching: any(teacher, admin),
  timetable: any(admin, duty('TIMETABLE')),
  desk: any(admin, duty('DESK')),
  sendMessages: any(teacher, admin, duty('MESSAGES')),
  staff: any(teacher, admin, duty('DESK'), duty('TIMETABLE'), duty('CONTENT'), duty('MESSAGES')),
  dashboardAccount: has('DASHBOARD_ACCOUNT'),
  dashboardTribe: all(student, has('DASHBOARD_TRIBE')),
  dashboardChapter: has('DASHBOARD_CURRENT_CHAPTER'),
  dashboardSpeaking: has('DASHBOARD_SPEAKING'),
  dashboardClasses: all(student, has('DASHBOARD_SCHEDULE_CLASSES')),
  myHouse: has('MY_HOUSE'),
  // Tests are sent to learners alone.
  tests: (subject) => subject !== null && !teacher(subject),
  // Teachers get a shorter tour.
  wholeTour: (subject) => subject !== null && !teacher(subject),
} as const satisfies Record<string, Rule>

export type Permission = keyof typeof permissions

/** The duty that gives a permission to others than administrators, which may be limited to a unit. */
export const dutyOf: Partial<Record<Permission, Duty>> = {
  timetable: 'TIMETABLE',
  desk: 'DESK',
  manageContent: 'CONTENT',
  sendMessages: 'MESSAGES',
}

/** Authorizes: whether a subject has a permission. Every check in the portal and the API goes through here. */
export const allows = (permission: Permission, subject: Subject): boolean => permissions[permission](subject)
