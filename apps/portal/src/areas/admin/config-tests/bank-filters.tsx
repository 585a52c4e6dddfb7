import { Stack } from '@chakra-ui/react'
import { SelectField, TextField } from '@the-house/design-system'
import { exerciseTypes } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { FilterRow } from '../filter-row.tsx'
import { exerciseTypeLabel } from '../resource/choices.ts'
import { typeIn, type BankFilter } from './bank-filter.ts'

export interface BankFiltersProps {
  filter: BankFilter
  onChange: (filter: BankFilter) => void
}

const options = (places: { id: number; name: string }[] = []) =>
  places.map(({ id, name }) => ({ value: String(id), label: name }))
const idIn = (value: string): number | null => (value === '' ? null : Number(value))

/** The filter fields: search term, book, chapter, topic and type; a chapter needs a book, a topic needs a chapter. */
export function BankFilters({ filter, onChange }: BankFiltersProps) {
  const { t } = useTranslation()
  const { book_id, chapter_id, topic_id, type } = filter
  const { data } = useApiQuery(
    'GET /exercise_bank/places',
    { query: { ...(book_id !== null && { book_id }), ...(chapter_id !== null && { chapter_id }) } },
    { ...inlineErrors, keepPreviousData: true },
  )
  const any = t('config-tests.bank.any')
  return (
    <Stack gap={3}>
      <TextField
        type="search"
        label={t('config-tests.bank.search')}
        value={filter.term}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...filter, term: target.value })}
      />
      <FilterRow>
        <SelectField
          label={t('admin.fields.book')}
          placeholder={any}
          options={options(data?.books)}
          value={book_id ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, book_id: idIn(target.value), chapter_id: null, topic_id: null })
          }
        />
        <SelectField
          label={t('admin.fields.chapter')}
          placeholder={any}
          disabled={book_id === null}
          options={options(data?.chapters)}
          value={chapter_id ?? ''}
          onChange={({ target }) => onChange({ ...filter, chapter_id: idIn(target.value), topic_id: null })}
        />
        <SelectField
          label={t('admin.fields.topic')}
          placeholder={any}
          disabled={chapter_id === null}
          options={options(data?.topics)}
          value={topic_id ?? ''}
          onChange={({ target }) => onChange({ ...filter, topic_id: idIn(target.value) })}
        />
        <SelectField
          label={t('admin.fields.type')}
          placeholder={any}
          options={exerciseTypes.map((value) => ({ value, label: t(exerciseTypeLabel(value)) }))}
          value={type ?? ''}
          onChange={({ target }) => onChange({ ...filter, type: typeIn(target.value) })}
        />
      </FilterRow>
    </Stack>
  )
}
