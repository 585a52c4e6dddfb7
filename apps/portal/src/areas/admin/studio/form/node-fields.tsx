import { Stack } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import type { CourseEntity } from '@the-house/domain'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { ManagedRow } from '../../../../api/managed.ts'
import { errorText } from '../../../../page/form/error-text.ts'
import { resources } from '../../managed/resources.ts'
import { filesOf } from '../../managed/values.ts'
import { ExerciseMedia } from './exercise-media.tsx'
import { FormFiles } from './form-files.tsx'
import { fieldsInFront, MoreFields } from './more-fields.tsx'
import { NodeField } from './node-field.tsx'
import type { NodeFormState } from './use-node-form.ts'

export interface NodeFieldsProps {
  entity: CourseEntity
  form: NodeFormState
  row: ManagedRow | null
}

/** The fields of a row of the course; those of an exercise stand in its editor. */
export function NodeFields(props: NodeFieldsProps) {
  const { entity, form, row } = props
  if (entity === 'exercises') return <ExerciseFields {...props} />
  return (
    <>
      <Card>
        <Stack gap={5}>
          {fieldsInFront(entity).map((field) => (
            <NodeField key={field.name} {...{ field, form, row }} />
          ))}
          <FormFiles entity={entity} form={form} />
        </Stack>
      </Card>
      <MoreFields {...props} />
    </>
  )
}

function ExerciseFields({ entity, form, row }: NodeFieldsProps) {
  const { Editor } = resources.exercises
  const values = useWatch({ control: form.control })
  const errors = Object.fromEntries(
    Object.entries(form.errors).flatMap(([field, error]) => {
      const text = errorText(typeof error?.message === 'string' ? error.message : undefined)
      return text === undefined ? [] : [[field, text]]
    }),
  )
  if (!Editor) return null
  return (
    <Suspense fallback={<Skeleton h="40rem" />}>
      <Editor
        values={values}
        onChange={form.change}
        row={row}
        busy={form.busy}
        files={Object.fromEntries(filesOf(entity).map(({ name }) => [name, values[name]]))}
        media={<ExerciseMedia form={form} />}
        more={<MoreFields {...{ entity, form, row }} />}
        errors={errors}
      />
    </Suspense>
  )
}
