import { Card } from '@the-house/design-system'
import { Text } from '@chakra-ui/react'
import type { EnrolFault } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Table } from '../../../page/table.ts'
import { columnWords, faultWords } from './enrol-words.ts'

export interface EnrolFaultsProps {
  /** The first of them, in the order of the file. */
  faults: readonly EnrolFault[]
  /** How many lines are wrong in all. */
  faulty: number
}

/** What is wrong with a file, by line and column. */
export function EnrolFaults({ faults, faulty }: EnrolFaultsProps) {
  const { t } = useTranslation()
  const shown = new Set(faults.map(({ line }) => line)).size
  return (
    <Card as="section" overflowX="auto" tabIndex={0} aria-label={t('people.enrol.faults')}>
      <Table aria-label={t('people.enrol.faults')}>
        <thead>
          <tr>
            <th scope="col">{t('people.enrol.line')}</th>
            <th scope="col">{t('people.enrol.column')}</th>
            <th scope="col">{t('people.enrol.wrong')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, fault, given, known }) => (
            <tr key={`${line} ${column} ${fault} ${given}`}>
              <td>{line > 0 ? line : t('people.enrol.whole')}</td>
              <th scope="row">{column && t(columnWords[column])}</th>
              <td>{t(faultWords[fault], { given, known: known.join(', ') })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown < faulty && (
        <Text mt={3} color="fg.muted">
          {t('people.enrol.more', { count: faulty - shown })}
        </Text>
      )}
    </Card>
  )
}
