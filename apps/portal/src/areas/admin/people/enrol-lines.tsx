import { Text } from '@chakra-ui/react'
import { Card, Chip } from '@the-house/design-system'
import type { EnrolAction, EnrolRow } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Table } from '../../../page/table.ts'
import { columnLabels, actionLabels } from './enrol-labels.ts'

const tones: Record<EnrolAction, 'right' | 'info' | 'plain' | 'wrong'> = {
  NEW: 'right',
  CHANGED: 'info',
  UNCHANGED: 'plain',
  FAULTY: 'wrong',
}
const columns = ['name', 'code', 'profile', 'unit', 'tribe', 'email', 'chapter'] as const

export interface EnrolLinesProps {
  lines: readonly EnrolRow[]
  /** The number of lines of the file. */
  total: number
}

/** The first lines of a file, with the action for each. */
export function EnrolLines({ lines, total }: EnrolLinesProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" overflowX="auto" tabIndex={0} aria-label={t('people.enrol.lines')}>
      <Table aria-label={t('people.enrol.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('people.enrol.line')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(columnLabels[column])}
              </th>
            ))}
            <th scope="col">{t('people.enrol.deed')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td>{line.line}</td>
              <th scope="row">{line.name}</th>
              {columns.slice(1).map((column) => (
                <td key={column}>
                  {line[column] || (column === 'code' && line.deed === 'NEW' && t('people.enrol.made'))}
                </td>
              ))}
              <td>
                <Chip tone={tones[line.deed]}>{t(actionLabels[line.deed])}</Chip>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {lines.length < total && (
        <Text mt={3} color="fg.muted">
          {t('people.enrol.more', { count: total - lines.length })}
        </Text>
      )}
    </Card>
  )
}
