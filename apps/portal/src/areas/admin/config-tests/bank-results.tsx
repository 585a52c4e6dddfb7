import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Chip, Skeleton } from '@the-house/design-system'
import type { BankExercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { queryOf, type BankFilter } from './bank-filter.ts'
import { ExerciseLine } from './exercise-line.tsx'

const size = 10

const Rows = chakra('ul', { base: { display: 'grid', gap: 2, listStyle: 'none' } })
const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: 3,
    alignItems: 'center',
    px: 3,
    py: 1,
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle' },
    '&:has(:disabled)': { cursor: 'default' },
    '& input': { flexShrink: 0, w: 5, h: 5, accentColor: 'var(--house-colors-accent)' },
  },
})

export interface BankResultsProps {
  filter: BankFilter
  /** The ids of the exercises that the test has already. */
  there: ReadonlySet<number>
  picked: ReadonlySet<number>
  /** Whether the test has its maximum of exercises. */
  full: boolean
  onToggle: (exercise: BankExercise) => void
}

/** A page of search results, each with a checkbox. */
export function BankResults({ filter, there, picked, full, onToggle }: BankResultsProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, error } = useApiQuery(
    'GET /exercise_bank',
    { query: { page, size, ...queryOf(filter) } },
    { ...inlineErrors, keepPreviousData: true },
  )
  if (error && !data) return <Alert status="danger">{errorMessageOf(error)}</Alert>
  const total = data?.meta.total
  const pages = Math.max(1, Math.ceil((total ?? 0) / size))
  return (
    <Stack gap={3} minH="24rem">
      <Text as="output" color="fg.muted">
        {total === undefined ? t('design.loading') : t('config-tests.bank.found', { count: total })}
      </Text>
      <Rows aria-label={t('config-tests.bank.title')}>
        {data?.content.map((exercise) => {
          const has = there.has(exercise.id)
          const checked = has || picked.has(exercise.id)
          return (
            <li key={exercise.id}>
              <Choice>
                <input
                  type="checkbox"
                  aria-label={exercise.title}
                  checked={checked}
                  disabled={has || (full && !checked)}
                  onChange={() => onToggle(exercise)}
                />
                <ExerciseLine exercise={exercise}>
                  {has && <Chip tone="info">{t('config-tests.bank.there')}</Chip>}
                </ExerciseLine>
              </Choice>
            </li>
          )
        }) ?? [1, 2, 3, 4].map((row) => <Skeleton key={row} as="li" h={20} />)}
      </Rows>
      {pages > 1 && (
        <Flex gap={3} align="center" justify="center">
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('lists.pages.previous')}
          </Button>
          <Text>{t('lists.pages.page', { page, pages })}</Text>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('lists.pages.next')}
          </Button>
        </Flex>
      )}
    </Stack>
  )
}
