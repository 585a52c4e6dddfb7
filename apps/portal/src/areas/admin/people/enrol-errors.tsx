import { Card } from '@the-house/design-system'
import { Text } from '@chakra-ui/react'
import type { EnrolError } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Table } from '../../../page/table.ts'
import { columnLabels, errorLabels } from './enrol-labels.ts'

export interface EnrolErrorsProps {
  /** The first errors, in the order of the file. */
  errors: readonly EnrolError[]
  /** The number of invalid lines. */
  faulty: number
}

/** Lists the validation errors of a file by line and column. */
export function EnrolErrors({ errors, faulty }: EnrolErrorsProps) {
  const { t } = useTranslation()
  const shown = new Set(errors.map(({ line }) => line)).size
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
          {errors.map(({ line, column, fault, given, known }) => (
            <tr key={`${line} ${column} ${fault} ${given}`}>
              <td>{line > 0 ? line : t('people.enrol.whole')}</td>
              <th scope="row">{column && t(columnLabels[column])}</th>
              <td>{t(errorLabels[fault], { given, known: known.join(', ') })}</td>
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
