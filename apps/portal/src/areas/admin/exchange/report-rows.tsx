import { chakra, HStack, Text } from '@chakra-ui/react'
import type { ExchangeRow } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CircleAlert, CircleCheck, PencilLine } from 'lucide-react'
import { Table } from '../../../page/table.ts'
import { useRowLabels } from './use-row-labels.ts'

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
const Reasons = chakra('ul', { base: { listStyle: 'none', m: 0, p: 0, textStyle: 'small', overflowWrap: 'anywhere' } })

const icons = { comes: CircleCheck, later: PencilLine, stays: CircleAlert }
const outcomeOf = ({ taken, findings }: ExchangeRow) => (taken ? (findings.length > 0 ? 'later' : 'comes') : 'stays')

/** The exercises of a file, one per row: line, title, type and outcome. */
export function ReportRows({ rows }: { rows: readonly ExchangeRow[] }) {
  const { t } = useTranslation()
  const { outcome, rowTexts } = useRowLabels()
  return (
    <Rows aria-label={t('exchange.report.title')}>
      <thead>
        <tr>
          <th scope="col">{t('exchange.report.line')}</th>
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
                    {t('exchange.report.line')}
                  </Text>
                  {row.line}
                </HStack>
              </td>
              <th scope="row">{row.name || t('exchange.report.untitled')}</th>
              <td>{row.type && t(`admin.exerciseType.${row.type}`)}</td>
              <td>
                <Outcome data-outcome={outcomeOf(row)}>
                  <Icon size={18} aria-hidden="true" />
                  {outcome(row)}
                </Outcome>
                <Reasons>
                  {rowTexts(row).map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </Reasons>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Rows>
  )
}
