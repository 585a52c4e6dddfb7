import type { Duty, PersonState, Profile } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import type { PersonField } from './person-values.ts'

/** The labels of the profiles. */
export const profileLabels: Record<Profile, MessageKey> = {
  STUDENT: 'people.profile.STUDENT',
  TEACHER: 'people.profile.TEACHER',
  AUTODIDACT: 'people.profile.AUTODIDACT',
}
export const stateLabels: Record<PersonState, MessageKey> = {
  REGISTERED: 'people.state.REGISTERED',
  INVITED: 'people.state.INVITED',
  DISABLED: 'people.state.DISABLED',
}

export const dutyLabels: Record<Duty, MessageKey> = {
  DESK: 'people.duty.DESK',
  TIMETABLE: 'people.duty.TIMETABLE',
  CONTENT: 'people.duty.CONTENT',
  MESSAGES: 'people.duty.MESSAGES',
}
/** The labels of the person form. */
export const fieldLabels: Record<PersonField, MessageKey> = {
  name: 'people.field.name',
  profile: 'people.field.profile',
  unity_id: 'people.field.unity',
  other_units_id: 'people.field.otherUnits',
  tribe_id: 'people.field.tribe',
  admin: 'people.field.admin',
}
export const hintLabels: Partial<Record<PersonField, MessageKey>> = {
  profile: 'people.hint.profile',
  unity_id: 'people.hint.unity',
  other_units_id: 'people.hint.otherUnits',
  admin: 'people.hint.admin',
}
