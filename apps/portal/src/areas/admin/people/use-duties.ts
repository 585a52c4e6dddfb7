import { notify } from '@the-house/design-system'
import type { Duty, GivenDuty, Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { getPerson, putDuties, useInvalidatePeople } from '../../../api/people.ts'

/** The duties of a person as they are being chosen, and their save. */
export function useDuties(person: Person) {
  const { t } = useTranslation()
  const invalidate = useInvalidatePeople()
  const [given, setGiven] = useState<readonly GivenDuty[]>(person.duties)
  const [busy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const saved = await putDuties(person.id, { duties: [...given], version: person.duties_version })
      notify({ type: 'success', title: t('admin.saved') })
      await invalidate(saved)
    } catch (error) {
      handleError(error)
      // Somebody else was first: what is valid now takes the place of what was chosen.
      if (conflictIn('duties', error)) await invalidate(await getPerson(person.id))
    }
    setBusy(false)
  }

  return {
    given,
    busy,
    /** Gives a duty in all units (null) or in one, or ends it (undefined). */
    choose: (duty: Duty, unity_id: number | null | undefined) => {
      const others = given.filter((one) => one.duty !== duty)
      setGiven(unity_id === undefined ? others : [...others, { duty, unity_id }])
    },
    save: () => void save(),
  }
}
