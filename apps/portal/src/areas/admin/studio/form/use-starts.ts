import { templatesOf, exerciseTypes, topicTemplates, type CourseEntity, type ExerciseTemplate } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { useManagedList, type ManagedRow } from '../../../../api/managed.ts'
import { filesOf } from '../../managed/values.ts'
import { exerciseTypeLabel, iconLabels } from '../../resource/choices.ts'
import type { Values } from '../../resource/form-draft.ts'
import { copyField, parentField } from './node-values.ts'

/** What a new row can start from. */
export interface Start {
  label: string
  values: Values
}

/** What a new row takes over from the last one beside it; of an exercise also its files, which are copied. */
const takenOver: Partial<Record<CourseEntity, readonly string[]>> = {
  exercises: [
    'type',
    'media_type',
    'media_url',
    'image_text',
    'release_at',
    ...filesOf('exercises').map(({ name }) => name),
  ],
  topics: ['type', 'icon', 'show_feedback', 'release_at'],
}

function asLast(entity: CourseEntity, row: ManagedRow): Values {
  const hasFiles = filesOf(entity).some(({ name }) => row[name] !== null && row[name] !== undefined)
  const fields = takenOver[entity] ?? []
  return {
    ...Object.fromEntries(fields.map((name) => [name, row[name] ?? null])),
    [copyField]: hasFiles ? row.id : null,
  }
}

const labelOf = ({ kind, draft }: ExerciseTemplate): MessageKey =>
  kind === 'LISTENING' ? 'studioForm.templates.listening' : exerciseTypeLabel(draft.type)

/** Lists what a new row can start from: the last one beside it, and the templates. */
export function useStarts(entity: CourseEntity, parent: number | null): Start[] {
  const { t } = useTranslation()
  const field = parentField(entity)
  const hasLast = entity in takenOver && field !== undefined && parent !== null
  const { data } = useManagedList(entity, hasLast ? { page: 1, size: 1, [field]: parent, sort: '-position' } : null)
  const last = (data?.content ?? []).map((row) => ({
    label: t('studioForm.templates.last'),
    values: asLast(entity, row),
  }))
  if (entity === 'topics')
    return [...last, ...topicTemplates.map((values) => ({ label: t(iconLabels[values.icon]), values: { ...values } }))]
  if (entity !== 'exercises') return []
  const templates = exerciseTypes.flatMap((type) => templatesOf(type))
  return [...last, ...templates.map((one) => ({ label: t(labelOf(one)), values: { ...one.draft } }))]
}
