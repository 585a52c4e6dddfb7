import type { PersonState, Profile } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'
import type { PersonField } from './person-values.ts'

/** The words of what people are. */
export const profileWords: Record<Profile, WordKey> = {
  STUDENT: 'people.profile.STUDENT',
  TEACHER: 'people.profile.TEACHER',
  AUTODIDACT: 'people.profile.AUTODIDACT',
}
export const stateWords: Record<PersonState, WordKey> = {
  REGISTERED: 'people.state.REGISTERED',
  INVITED: 'people.state.INVITED',
  DISABLED: 'people.state.DISABLED',
}

/** The words of the form about somebody. */
export const fieldWords: Record<PersonField, WordKey> = {
  name: 'people.field.name',
  profile: 'people.field.profile',
  unity_id: 'people.field.unity',
  other_units_id: 'people.field.otherUnits',
  tribe_id: 'people.field.tribe',
  chapter: 'people.field.chapter',
  admin: 'people.field.admin',
}
export const hintWords: Partial<Record<PersonField, WordKey>> = {
  profile: 'people.hint.profile',
  unity_id: 'people.hint.unity',
  other_units_id: 'people.hint.otherUnits',
  chapter: 'people.hint.chapter',
  admin: 'people.hint.admin',
}
