import { Box } from '@chakra-ui/react'
import { SearchSelect } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { useManaged } from '../../../api/managed.ts'
import { nameOfRow } from './columns.tsx'
import type { ResourceField } from '../resource/resource.ts'
import { resources, type ResourceName } from './resources.ts'
import { useRelation } from './relation.ts'

export interface RelationFilterProps {
  resource: ResourceName
  /** The name of the relation, such as `book_id`. */
  filter: string
  value: number | null
  onChange: (id: number | null) => void
}

const targetOf = ({ kind }: ResourceField): ResourceName | null =>
  typeof kind === 'object' && 'one' in kind ? kind.one : null

/** Filters a list by a related record. */
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
  // The query string has the id only, so the name is fetched.
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
