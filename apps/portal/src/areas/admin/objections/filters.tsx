import { SearchField, SelectField } from '@the-house/design-system'
import { isMarkedByTeacher, exerciseTypes } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useSearchParams } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { exerciseTypeLabel } from '../resource/choices.ts'
import { chosenIn } from '../chosen-in.ts'
import { FilterRow } from '../filter-row.tsx'
import { isDecidedIn, parseObjectionFilter, type FilterName } from './objection-filter.ts'
import { useTerm } from './use-term.ts'

const options = (places: { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }))

/** The filters of the list: pending or decided, search term, book, chapter and type; a chapter needs a chosen book. */
export function Filters() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const term = useTerm()
  const { book_id, chapter_id, type } = parseObjectionFilter(query)
  const { data } = useApiQuery(
    'GET /exercise_bank/places',
    { query: { ...(book_id !== undefined && { book_id }) } },
    { ...inlineErrors, keepPreviousData: true },
  )
  const choose = (name: FilterName) => (event: { currentTarget: { value: string } }) =>
    setQuery(chosenIn(query, name, event.currentTarget.value))
  const placeholder = t('objections.filter.all')
  return (
    <FilterRow>
      <SearchField label={t('objections.filter.term')} value={term.typed} onChange={term.type} onSubmit={term.settle} />
      <SelectField
        label={t('objections.filter.show')}
        placeholder={t('objections.filter.open')}
        value={isDecidedIn(query) ? 'decided' : ''}
        options={[{ value: 'decided', label: t('objections.filter.decided') }]}
        onChange={choose('show')}
      />
      <SelectField
        label={t('admin.fields.book')}
        placeholder={placeholder}
        value={book_id ?? ''}
        options={options(data?.books)}
        onChange={choose('book')}
      />
      <SelectField
        label={t('admin.fields.chapter')}
        placeholder={placeholder}
        disabled={book_id === undefined}
        value={chapter_id ?? ''}
        options={options(data?.chapters)}
        onChange={choose('chapter')}
      />
      <SelectField
        label={t('admin.fields.type')}
        placeholder={placeholder}
        value={type ?? ''}
        options={exerciseTypes
          .filter((one) => !isMarkedByTeacher(one))
          .map((value) => ({ value, label: t(exerciseTypeLabel(value)) }))}
        onChange={choose('type')}
      />
    </FilterRow>
  )
}
