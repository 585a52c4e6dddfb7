import { allows, rolesOf, type Duty, type Person } from '@the-house/domain'
import { namedScreens, type NamedScreen } from '../../../page/screen-names.ts'

/** The screens that a duty opens to a person beyond what the profile does, by the permissions of the route table. */
export function openedBy(duty: Duty, { profile, unity_id }: Pick<Person, 'profile' | 'unity_id'>): NamedScreen[] {
  const subject = (duties: readonly Duty[]) => ({
    profile,
    admin: false,
    unity_id,
    roles: rolesOf({ profile, admin: false, duties }),
  })
  const [before, after] = [subject([]), subject([duty])]
  return namedScreens().filter(({ access }) => allows(access, after) && !allows(access, before))
}
