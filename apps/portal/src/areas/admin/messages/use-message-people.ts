import { limits, type MessagePerson } from '@the-house/domain'
import { useDebounced } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { errorMessageOf } from '../../../api/api-error.ts'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'

/** The number of options of a select; the search finds the others. */
const shown = 50

/** Loads the people whom the caller may write to, searched by the server while the user types. */
export function useMessagePeople() {
  const { t } = useTranslation()
  const [term, setTerm] = useState('')
  const asked = useDebounced(term.trim().slice(0, 100), limits.searchDelayMs / 4)
  const { data, error } = useApiQuery(
    'GET /messages/people',
    { query: { page: 1, size: shown, ...(asked && { term: asked }) } },
    { ...inlineErrors, keepPreviousData: true },
  )
  return {
    options: data?.content.map(({ id, name, unity, profile }: MessagePerson) => ({
      id,
      label: name,
      hint: `${t(`messages.one.${profile}`)} · ${unity}`,
    })),
    failure: error && errorMessageOf(error),
    onSearch: setTerm,
  }
}
