import { SelectField } from '@the-house/design-system'
import type { CorrectionQueue, Facets } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import { useRead } from '../../../api/use-read.ts'
import { chosenIn } from '../chosen-in.ts'
import { FilterRow } from '../filter-row.tsx'
import type { FilterName } from './queue-query.ts'

interface Choice {
  id: number
  name: string
  count: number
}

/** What each filter offers: of a book that is chosen, its chapters alone. */
const offered: Record<FilterName, (facets: Facets, query: URLSearchParams) => readonly Choice[]> = {
  book: ({ books }) => books,
  chapter: ({ chapters }, query) =>
    chapters.filter(({ book_id }) => !query.has('book') || String(book_id) === query.get('book')),
  unit: ({ units }) => units,
  test: ({ tests }) => tests,
}

const filters: Record<CorrectionQueue, readonly FilterName[]> = {
  PRACTICE: ['book', 'chapter', 'unit'],
  TEST: ['test', 'book', 'chapter', 'unit'],
}

/** Narrows a queue down to what somebody wants to correct; each choice says how many wait there. */
export function QueueFilters({ queue }: { queue: CorrectionQueue }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const { data } = useRead('GET /corrections/facets', { query: { queue } })
  return (
    <FilterRow>
      {filters[queue].map((name) => (
        <SelectField
          key={name}
          label={t(`corrections.filter.${name}`)}
          placeholder={t('corrections.filter.all')}
          value={query.get(name) ?? ''}
          onChange={(event) => setQuery(chosenIn(query, name, event.currentTarget.value))}
          options={(data ? offered[name](data, query) : []).map((one) => ({
            value: String(one.id),
            label: t('corrections.filter.option', { name: one.name, count: one.count }),
          }))}
        />
      ))}
    </FilterRow>
  )
}
