import { Stack } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Person } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Controller } from 'react-hook-form'
import { errorText } from '../../../page/form/error-text.ts'
import { useUser } from '../../../session/session.ts'
import { DraftFormFrame } from '../managed/draft-form-frame.tsx'
import { disableLeavePrompt } from '../managed/use-leave-prompt.ts'
import { PersonConflict } from './person-conflict.tsx'
import { PersonPart } from './person-part.tsx'
import { personFields } from './person-values.ts'
import { usePersonForm } from './use-person-form.ts'
import { fieldLabels, hintLabels } from './labels.ts'

export interface PersonFormProps {
  person: Person
  /** Called with the saved person. */
  onSaved: (saved: Person) => void
}

/** The form in which administrators edit a person, with draft and unsaved changes prompt. */
export function PersonForm({ person, onSaved }: PersonFormProps) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { t } = useTranslation()
  const me = useUser()
  const form = usePersonForm(person, (saved) => {
    disableLeavePrompt()
    onSaved(saved)
  })
  // Administrators cannot revoke their own rights.
  const fields = personFields.filter(([name]) => name !== 'admin' || person.id !== me.id)
  return (
    <DraftFormFrame form={form} dialog={<PersonConflict id={person.id} mine={form.values} {...form.conflict} />}>
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
                  label={t(fieldLabels[name])}
                  hint={hintLabels[name] && t(hintLabels[name])}
                  error={errorText(error?.message)}
                  row={null}
                  {...{ value, onChange, onBlur }}
                />
              )}
            />
          ))}
        </Stack>
      </Card>
    </DraftFormFrame>
  )
}
