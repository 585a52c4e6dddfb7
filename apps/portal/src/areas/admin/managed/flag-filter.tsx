import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { resources, type ResourceName } from './resources.ts'

export interface FlagFilterProps {
  resource: ResourceName
  /** The name of the field, such as `published`. */
  flag: string
  /** `true` or `false`; null: both. */
  value: string | null
  onChange: (value: string | null) => void
}

/** Filters a list by a field that is yes or no. */
export function FlagFilter({ resource, flag, value, onChange }: FlagFilterProps) {
  const { t } = useTranslation()
  const field = resources[resource].fields.find(({ name }) => name === flag)
  if (!field) return null
  return (
    <Box flex="1 1 8rem" maxW={{ md: '12rem' }}>
      <SelectField
        label={t(field.label)}
        placeholder={t('admin.any')}
        options={[
          { value: 'true', label: t('admin.yes') },
          { value: 'false', label: t('admin.no') },
        ]}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </Box>
  )
}
