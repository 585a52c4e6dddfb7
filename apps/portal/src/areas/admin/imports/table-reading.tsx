import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { Encoding, Separator, TableReading } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { Pairs, type PairsProps } from './reading-pairs.tsx'

const separatorLabels: Record<Separator, MessageKey> = {
  ',': 'admin.reading.comma',
  ';': 'admin.reading.semicolon',
  '\t': 'admin.reading.tab',
}
/** What programs call the encodings. */
const encodingNames: Record<Encoding, string> = {
  'UTF-8': 'UTF-8',
  'UTF-16LE': 'UTF-16',
  'UTF-16BE': 'UTF-16',
  'WINDOWS-1252': 'Windows-1252',
}

const Heading = chakra('h3', { base: { textStyle: 'label', m: 0 } })

export interface TableReadingCardProps {
  reading: TableReading
  /** The label of a column of the import. */
  labelOf: (column: string) => string
  /** What a table calls the types of exercises, with the types that each was taken for. */
  types?: PairsProps['pairs']
}

const noTypes: PairsProps['pairs'] = []

/** How a table was understood, before it is imported: its letters, its columns, and the names of its types. */
export function TableReadingCard({ reading, labelOf, types = noTypes }: TableReadingCardProps) {
  const { t } = useTranslation()
  const { encoding, separator, columns } = reading
  const left = t('admin.reading.none')
  return (
    <Card as="section" aria-label={t('admin.reading.title')}>
      <Stack gap={3}>
        <Heading>{t('admin.reading.title')}</Heading>
        <Text color="fg.muted">
          {t('admin.reading.format', { encoding: encodingNames[encoding], separator: t(separatorLabels[separator]) })}
        </Text>
        <Pairs
          label={t('admin.reading.title')}
          heads={[t('admin.reading.heading'), t('admin.reading.column')]}
          pairs={columns.map(({ heading, column }) => ({
            given: heading || t('admin.reading.unnamed'),
            taken: column === null ? left : labelOf(column),
            isLeftOut: column === null,
          }))}
        />
        {types.length > 0 && <Heading>{t('admin.reading.types')}</Heading>}
        {types.length > 0 && (
          <Pairs
            label={t('admin.reading.types')}
            heads={[t('admin.reading.given'), t('admin.reading.type')]}
            pairs={types}
          />
        )}
      </Stack>
    </Card>
  )
}
