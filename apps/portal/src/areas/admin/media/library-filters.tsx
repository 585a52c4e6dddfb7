import { SearchField, SelectField } from '@the-house/design-system'
import { useSearchDraft } from '@the-house/design-system/admin'
import { mediaKinds, mediaStates } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { FilterRow } from '../filter-row.tsx'
import type { Library } from './use-library.ts'

/** Search and filters of the library: words, kind, used or unused. */
export function LibraryFilters({ asked, narrow }: Pick<Library, 'asked' | 'narrow'>) {
  const { t } = useTranslation()
  const draft = useSearchDraft(asked.search ?? '', (words) => narrow('search', words))
  const all = t('media.all')
  return (
    <FilterRow>
      <SearchField
        label={t('media.search')}
        value={draft.shown}
        onChange={draft.type}
        onSubmit={() => draft.settleNow()}
      />
      <SelectField
        label={t('media.kind')}
        placeholder={all}
        value={asked.kind ?? ''}
        options={mediaKinds.map((value) => ({ value, label: t(`media.kinds.${value}`) }))}
        onChange={({ target }) => narrow('kind', target.value)}
      />
      <SelectField
        label={t('media.state')}
        placeholder={all}
        value={asked.state ?? ''}
        options={mediaStates.map((value) => ({ value, label: t(`media.states.${value}`) }))}
        onChange={({ target }) => narrow('state', target.value)}
      />
    </FilterRow>
  )
}
