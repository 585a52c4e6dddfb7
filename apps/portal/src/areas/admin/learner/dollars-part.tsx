import { Stack, Text } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { limits, type LedgerEntry } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { LearnerPages, useLearnerPage } from './learner-pages.tsx'

/** The dollars of a student: the balance, and every movement with its reason. */
export function DollarsPart({ id }: { id: number }) {
  const { t, i18n } = useTranslation()
  const { unity } = useUser()
  const { page, at } = useLearnerPage()
  const read = useApiQuery(
    'GET /people/:id/dollars',
    { params: { id }, query: { page, size: limits.pageSize, at } },
    inlineErrors,
  )
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' })
  const reasonOf = ({ adjustment, reason }: LedgerEntry) =>
    t(adjustment ? `dashboard.ledger.adjustments.${adjustment}` : `dashboard.ledger.reasons.${reason}`)
  const columns = ['what', 'why', 'when', 'amount'] as const
  return (
    <AsyncContent read={read} skeleton={<Skeleton h="24rem" />}>
      {({ content, meta }) => (
        <Stack gap={3}>
          <Text fontWeight="semibold">{t('learner.dollars.balance', { count: meta.balance })}</Text>
          <LearnerPages
            label={t('learner.parts.dollars')}
            columns={columns.map((column) => t(`learner.dollars.${column}`))}
            meta={meta}
            none={t('learner.dollars.none')}
          >
            {content.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">{entry.title || reasonOf(entry)}</th>
                <td>{reasonOf(entry)}</td>
                <td>{formatMoment(entry.created_at, unity.time_zone)}</td>
                <td>{signed.format(entry.amount)}</td>
              </tr>
            ))}
          </LearnerPages>
        </Stack>
      )}
    </AsyncContent>
  )
}
