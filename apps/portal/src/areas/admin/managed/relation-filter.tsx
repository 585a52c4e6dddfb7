import { Box } from '@chakra-ui/react'
import { SearchSelect } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { useManaged } from '../../../api/managed.ts'
import { nameOfRow } from './columns.tsx'
import type { ResourceField } from './resource.ts'
import { resources, type ResourceName } from './resources.ts'
import { useRelation } from './relation.ts'

export interface RelationFilterProps {
  resource: ResourceName
  /** The name of the relation: `book_id`. */
  filter: string
  value: number | null
  onChange: (id: number | null) => void
}

const targetOf = ({ kind }: ResourceField): ResourceName | null =>
  typeof kind === 'object' && 'one' in kind ? kind.one : null

/** Narrows a list down to what belongs to one thing. */
export function RelationFilter({ resource, filter, value, onChange }: RelationFilterProps) {
  const field = resources[resource].fields.find(({ name }) => name === filter)
  const target = field && targetOf(field)
  return target && <Choice {...{ field, target, value, onChange }} />
}

interface ChoiceProps extends Pick<RelationFilterProps, 'value' | 'onChange'> {
  field: ResourceField
  target: ResourceName
}

function Choice({ field, target, value, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const relation = useRelation(target)
  // An address names it by its id alone.
  const { data } = useManaged(target, value)
  const chosen = value === null ? null : { id: value, label: data ? nameOfRow(target, data) : '' }
  return (
    <Box flex="1 1 14rem" maxW="22rem">
      <SearchSelect
        label={t(field.label)}
        value={chosen}
        onChange={(option) => onChange(option?.id ?? null)}
        {...relation}
      />
    </Box>
  )
}
