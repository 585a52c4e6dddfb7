import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { errorMessageOf, type ApiError } from '../api/api-error.ts'

export interface LoadedProps<T> {
  /** The state of a read, as `useApiQuery` returns it. */
  read: { data: T | undefined; error: ApiError | undefined; mutate: () => Promise<unknown> }
  /** As large as the loaded content, so that the layout does not shift. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Renders the data of a read, a skeleton while it loads, or its error with a retry. */
export function AsyncContent<T>({ read: { data, error, mutate }, skeleton, children }: LoadedProps<T>) {
  const { t } = useTranslation()
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <EmptyState
      title={t('common.failure.title')}
      description={errorMessageOf(error)}
      action={<Button onClick={() => void mutate()}>{t('common.retry')}</Button>}
    />
  )
}
