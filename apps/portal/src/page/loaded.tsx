import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { toldOf, type ApiFailure } from '../api/failure.ts'

export interface LoadedProps<T> {
  /** A read, as `useRead` answers it. */
  read: { data: T | undefined; error: ApiFailure | undefined; mutate: () => Promise<unknown> }
  /** As large as what it stands for, so that nothing jumps. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** What was read, a skeleton until then, or what went wrong and a way to try again. */
export function Loaded<T>({ read: { data, error, mutate }, skeleton, children }: LoadedProps<T>) {
  const { t } = useTranslation()
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <EmptyState
      title={t('common.failure.title')}
      description={toldOf(error)}
      action={<Button onClick={() => void mutate()}>{t('common.retry')}</Button>}
    />
  )
}
