import { personFormSchema, type Person } from '@the-house/domain'
import { useState } from 'react'
import { putPerson, useInvalidatePeople } from '../../../api/people.ts'
import { useDraftForm } from '../managed/use-draft-form.ts'
import { personResolver, valuesOf } from './person-values.ts'

/** The form of a person: a draft on this device, one save at a time, and optimistic locking. */
export function usePersonForm(person: Person, onSaved: (saved: Person) => void) {
  const invalidate = useInvalidatePeople()
  const [version, setVersion] = useState(person.version)
  return useDraftForm<Person>({
    name: 'people',
    id: person.id,
    start: valuesOf(person),
    valuesOf,
    resolver: personResolver,
    send: (values, theirs) =>
      putPerson(person.id, { ...personFormSchema.cast(values), version: theirs?.version ?? version }),
    onSaved: async (saved) => {
      await invalidate(saved)
      onSaved(saved)
    },
    onTheirs: (theirs) => setVersion(theirs.version),
  })
}
