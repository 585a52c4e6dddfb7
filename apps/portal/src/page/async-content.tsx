import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { errorMessageOf, requestNoteOf, type ApiError } from '../api/api-error.ts'
import { LazyAway } from './lazy-away.tsx'

export interface LoadedProps<T> {
  /** The state of a read, as `useApiQuery` returns it. */
  read: { data: T | undefined; error: ApiError | undefined; mutate: () => Promise<unknown> }
  /** As large as the loaded content, so that the layout does not shift. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

export interface ReadFailureProps {
  error: ApiError
  onRetry: () => void
}

/** What is shown in place of data that could not be read, with a retry. */
export function ReadFailure({ error, onRetry }: ReadFailureProps) {
  const { t } = useTranslation()
  if (error.isUnreachable) return <LazyAway onRetry={onRetry} />
  const note = requestNoteOf(error)
  return (
    <EmptyState
      title={t('common.failure.title')}
      description={
        <>
          {errorMessageOf(error)}
          {note && <br />}
          {note}
        </>
      }
      action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    />
  )
}

/** Renders the data of a read, a skeleton while it loads, or its error with a retry. */
export function AsyncContent<T>({ read: { data, error, mutate }, skeleton, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data)
  return error ? <ReadFailure error={error} onRetry={() => void mutate()} /> : skeleton
}
