import { chakra, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react'
import { Table } from '../../../page/table.ts'
import { isTold, useRowLabels, type ReportedRow } from './use-row-labels.ts'

/** On narrow screens a row is a card with its cells one below the other. */
const Rows = chakra(Table, {
  base: {
    '& tbody th': { overflowWrap: 'anywhere' },
    mdDown: {
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', py: 3 },
      '& tbody :is(th, td)': { display: 'block', py: 0.5, pe: 0 },
    },
  },
})
const Outcome = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    textStyle: 'small',
    fontWeight: 'semibold',
    '&[data-outcome=comes]': { color: 'right' },
    '&[data-outcome=later]': { color: 'warning' },
    '&[data-outcome=stays]': { color: 'wrong' },
  },
})
const Reasons = chakra('ul', {
  base: {
    display: 'grid',
    rowGap: 1,
    listStyle: 'none',
    m: 0,
    mt: 1,
    p: 0,
    textStyle: 'small',
    overflowWrap: 'anywhere',
  },
})

/** By depth. */
const indents = [0, 5, 10] as const

const icons = { comes: CircleCheck, later: PencilLine, stays: CircleAlert }
const outcomeOf = ({ taken, findings }: ReportedRow) => (taken ? (findings.length > 0 ? 'later' : 'comes') : 'stays')

export interface ReportRowsProps<Row extends ReportedRow> {
  rows: readonly Row[]
  /** The accessible name of the table. */
  label: string
  /** What `line` counts; default: lines. The files of a package have none, and their questions are counted. */
  counted?: 'line' | 'question'
  /** The text of what a row is: its type. */
  kindOf: (row: Row) => string
}

/** What a file or a text holds, one per row: line, title, type and outcome. */
export function ReportRows<Row extends ReportedRow>({ rows, label, counted = 'line', kindOf }: ReportRowsProps<Row>) {
  const { t } = useTranslation()
  const { outcome, rowTexts } = useRowLabels()
  return (
    <Rows aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t(`exchange.report.${counted}`)}</th>
          <th scope="col">{t('exchange.report.name')}</th>
          <th scope="col">{t('exchange.report.type')}</th>
          <th scope="col">{t('exchange.report.outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const Icon = icons[outcomeOf(row)]
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two questions may stand in one line
            <tr key={`${row.line} ${index}`}>
              <td>
                <HStack gap={1}>
                  <Text as="span" hideFrom="md" color="fg.muted">
                    {t(`exchange.report.${counted}`)}
                  </Text>
                  {row.line}
                </HStack>
              </td>
              <chakra.th scope="row" ps={indents[Math.min(row.depth ?? 0, 2)]}>
                {row.name || t('exchange.report.untitled')}
              </chakra.th>
              <td>{kindOf(row)}</td>
              <td>
                <Outcome data-outcome={outcomeOf(row)}>
                  <Icon size={18} aria-hidden="true" />
                  {outcome(row)}
                </Outcome>
                {isTold(row) && (
                  <Reasons>
                    {rowTexts(row).map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </Reasons>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Rows>
  )
}
