import { SelectField } from '@the-house/design-system'
import type { CorrectionQueue, Facets } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { chosenIn } from '../chosen-in.ts'
import { FilterRow } from '../filter-row.tsx'
import type { FilterName } from './correction-filter.ts'

interface Choice {
  id: number
  name: string
  count: number
}

/** The choices of each filter; with a chosen book only its chapters. */
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

/** The filters of a queue; each choice shows its number of waiting answers. */
export function QueueFilters({ queue }: { queue: CorrectionQueue }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const { data } = useApiQuery('GET /corrections/facets', { query: { queue } })
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
      <SelectField
        label={t('corrections.filter.version')}
        placeholder={t('corrections.filter.all')}
        value={query.get('second') ?? ''}
        onChange={(event) => setQuery(chosenIn(query, 'second', event.currentTarget.value))}
        options={[
          { value: 'false', label: t('corrections.filter.first') },
          { value: 'true', label: t('corrections.filter.second') },
        ]}
      />
    </FilterRow>
  )
}
