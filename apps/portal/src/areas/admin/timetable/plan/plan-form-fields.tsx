import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Controller, useWatch, type Control, type FieldError } from 'react-hook-form'
import type { Places, PlacesOfUnit } from '../../../../api/timetable.ts'
import { errorText } from '../../../../page/form/error-text.ts'
import type { Values } from '../../resource/form-draft.ts'
import { fieldOf, type PlanName } from './plan-fields.ts'
import { PlanPart } from './plan-part.tsx'

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: 5,
    alignItems: 'start',
    '& > [data-wide]': { gridColumn: { md: '1 / -1' } },
  },
})

export interface PlanFormFieldsProps {
  control: Control<Values>
  names: readonly PlanName[]
  unit: PlacesOfUnit
  chapters: Places['chapters']
}

/** The message of an error; of a list, that of its first wrong element. */
const messageIn = (error: FieldError | undefined): string | undefined =>
  Array.isArray(error) ? error.find((one: FieldError | undefined) => one?.message)?.message : error?.message

/** The fields of a class or a series: two in a row where there is space; a room or a link, by where it takes place. */
export function PlanFormFields({ control, names, unit, chapters }: PlanFormFieldsProps) {
  const { t } = useTranslation()
  const online = useWatch({ control, name: 'online' }) === true
  const shown = names.filter((name) => {
    const { only } = fieldOf(name)
    return !only || (only === 'online') === online
  })
  return (
    <Grid>
      {shown.map((name) => {
        const { kind, label, hint, wide } = fieldOf(name)
        return (
          <div key={name} data-wide={wide}>
            <Controller
              control={control}
              name={name}
              render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                <PlanPart
                  kind={kind}
                  label={t(label)}
                  hint={hint && t(hint)}
                  error={errorText(messageIn(error))}
                  {...{ value, onChange, onBlur, unit, chapters }}
                />
              )}
            />
          </div>
        )
      })}
    </Grid>
  )
}
