import { Stack } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Controller } from 'react-hook-form'
import { mistakeText } from '../../../page/form/mistake-text.ts'
import { useUser } from '../../../session/session.ts'
import { KeptFrame } from '../managed/kept-frame.tsx'
import { leaveFreely } from '../managed/use-leaving.ts'
import { PersonConflict } from './person-conflict.tsx'
import { PersonPart } from './person-part.tsx'
import { personFields } from './person-values.ts'
import { usePersonForm } from './use-person-form.ts'
import { fieldWords, hintWords } from './words.ts'

export interface PersonFormProps {
  person: Person
  /** Gets what the school has now. */
  onSaved: (saved: Person) => void
}

/** What administrators change of somebody, and what keeps it from being lost. */
export function PersonForm({ person, onSaved }: PersonFormProps) {
  // The library tells what it is asked for by proxies, which memoised reads would miss.
  'use no memo'
  const { t } = useTranslation()
  const me = useUser()
  const form = usePersonForm(person, (saved) => {
    leaveFreely()
    onSaved(saved)
  })
  // Nobody ends their own rights.
  const fields = personFields.filter(([name]) => name !== 'admin' || person.id !== me.id)
  return (
    <KeptFrame form={form} dialog={<PersonConflict id={person.id} mine={form.values} {...form.conflict} />}>
      <Card maxW="44rem">
        <Stack gap={5}>
          {fields.map(([name, kind]) => (
            <Controller
              key={name}
              control={form.control}
              name={name}
              render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                <PersonPart
                  kind={kind}
                  label={t(fieldWords[name])}
                  hint={hintWords[name] && t(hintWords[name])}
                  error={mistakeText(error?.message)}
                  row={null}
                  {...{ value, onChange, onBlur }}
                />
              )}
            />
          ))}
        </Stack>
      </Card>
    </KeptFrame>
  )
}
