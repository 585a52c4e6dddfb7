import type { CourseEntity } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ManagedRow } from '../../../../api/managed.ts'
import type { ResourceField } from '../../resource/resource.ts'
import { MoreSection } from './more-section.tsx'
import { NodeField } from './node-field.tsx'
import { shownFields } from './node-values.ts'
import { TitleField } from './title-field.tsx'
import type { NodeFormState } from './use-node-form.ts'

const seldom = new Set(['title', 'published', 'release_at'])

const isEdited = ({ kind }: ResourceField) => kind === 'editor'

/** The fields of a row that stand in front; those of the Editor are left out. */
export const fieldsInFront = (entity: CourseEntity) =>
  shownFields(entity).filter((field) => !seldom.has(field.name) && !isEdited(field))

export interface MoreFieldsProps {
  entity: CourseEntity
  form: NodeFormState
  row: ManagedRow | null
}

/** Publishing, dates and the title of an exercise. */
export function MoreFields({ entity, form, row }: MoreFieldsProps) {
  const { t } = useTranslation()
  const fields = shownFields(entity)
    .filter(({ name }) => seldom.has(name))
    // The title comes first, as in other forms.
    .toSorted((one, other) => Number(isEdited(other)) - Number(isEdited(one)))
  if (fields.length === 0) return null
  return (
    <MoreSection label={t('studioForm.more')} invalid={fields.some(({ name }) => name in form.errors)}>
      {fields.map((field) =>
        isEdited(field) ? (
          <TitleField key={field.name} control={form.control} />
        ) : (
          <NodeField key={field.name} {...{ field, form, row }} />
        ),
      )}
    </MoreSection>
  )
}
