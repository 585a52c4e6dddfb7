import { Card } from '@the-house/design-system'
import { Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Table } from '../../page/table.ts'

export interface FileFault {
  /** The line of the file; 0: the file as a whole. */
  line: number
  column: string
  /** What is wrong, in words. */
  text: string
}

export interface FileFaultsProps {
  /** The first faults, in the order of the file. */
  faults: readonly FileFault[]
  /** How many more lines are not right. */
  more?: number
}

/** Lists what is wrong with a file by line and column. Words of area `people`. */
export function FileFaults({ faults, more = 0 }: FileFaultsProps) {
  const { t } = useTranslation()
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
          {faults.map(({ line, column, text }) => (
            <tr key={`${line} ${column} ${text}`}>
              <td>{line > 0 ? line : t('people.enrol.whole')}</td>
              <th scope="row">{column}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more > 0 && (
        <Text mt={3} color="fg.muted">
          {t('people.enrol.more', { count: more })}
        </Text>
      )}
    </Card>
  )
}
