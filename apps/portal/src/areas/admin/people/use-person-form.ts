import { personFormSchema, type Person } from '@the-house/domain'
import { useState } from 'react'
import { putPerson, useForgetPeople } from '../../../api/people.ts'
import { useKeptForm } from '../managed/use-kept-form.ts'
import { personResolver, valuesOf } from './person-values.ts'

/** The form about somebody: a draft on this device, one save at a time, nothing written over unseen. */
export function usePersonForm(person: Person, onSaved: (saved: Person) => void) {
  const forget = useForgetPeople()
  const [version, setVersion] = useState(person.version)
  return useKeptForm<Person>({
    name: 'people',
    id: person.id,
    start: valuesOf(person),
    valuesOf,
    resolver: personResolver,
    send: (values, theirs) =>
      putPerson(person.id, { ...personFormSchema.cast(values), version: theirs?.version ?? version }),
    onSaved: async (saved) => {
      await forget(saved)
      onSaved(saved)
    },
    onTheirs: (theirs) => setVersion(theirs.version),
  })
}
