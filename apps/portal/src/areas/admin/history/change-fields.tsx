import { chakra, Text } from '@chakra-ui/react'
import { TextDiff } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import type { Change, Names } from '../../../api/history.ts'
import type { ResourceField } from '../resource/resource.ts'
import { resources, type ResourceName } from '../managed/resources.ts'
import { useFieldText } from './field-text.ts'

const Fields = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
    columnGap: 4,
    rowGap: { base: 1, md: 3 },
    '& dt': { textStyle: 'label', color: 'fg.muted' },
    '& dd': { mb: { base: 3, md: 0 }, minW: 0 },
  },
})

const isFile = ({ kind }: ResourceField) => typeof kind === 'object' && 'file' in kind

export interface ChangeFieldsProps {
  name: ResourceName
  change: Change
  names: Names
}

/** Lists the fields that a change has changed, with readable values. */
export function ChangeFields({ name, change, names }: ChangeFieldsProps) {
  const { t } = useTranslation()
  const textOf = useFieldText(names)
  const { before, after } = change
  const fields = resources[name].fields.filter((field) => field.name in { ...before, ...after })
  const fileText = (field: ResourceField): string => {
    if (!before?.[field.name]) return t('history.file.sent')
    return t(after?.[field.name] ? 'history.file.replaced' : 'history.file.removed')
  }
  const further = [before, after].map((side) => [side?.['also_right']].flat().filter(Boolean).join('\n'))
  const [removed = '', added = ''] = further
  const hasFurther = removed !== added
  if (fields.length === 0 && !hasFurther) return <Text color="fg.muted">{t('history.same')}</Text>
  return (
    <Fields>
      {fields.map((field) => (
        <Difference key={field.name} label={t(field.label)}>
          {isFile(field) ? (
            fileText(field)
          ) : (
            <TextDiff before={textOf(field, before?.[field.name])} after={textOf(field, after?.[field.name])} />
          )}
        </Difference>
      ))}
      {hasFurther && (
        <Difference label={t('history.alsoRight')}>
          <TextDiff before={removed} after={added} />
        </Difference>
      )}
    </Fields>
  )
}

const Difference = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)
