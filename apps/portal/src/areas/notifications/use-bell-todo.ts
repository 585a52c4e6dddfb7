import type { Todo } from '@the-house/domain'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { isTodoKey } from '../../api/cache-keys.ts'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import type { FeedState } from './feed-state.ts'

/**
 * Loads what waits for the user where no screen has loaded it, and again when the feed has changed: a notification came
 * or was read.
 * @returns null where it could not be loaded, undefined before
 */
export function useBellTodo({ latest }: FeedState): Todo | null | undefined {
  const { mutate } = useSWRConfig()
  const { data, error } = useApiQuery('GET /me/todo', {}, { ...inlineErrors, revalidateIfStale: false })
  const news = latest && `${latest.content[0]?.id ?? 0}/${latest.unread}`
  const known = useRef(news)
  useEffect(() => {
    // The first answer of the feed is as old as the first to-do.
    if (known.current !== null && news !== null && known.current !== news) void mutate(isTodoKey)
    known.current = news
  }, [news, mutate])
  return data ?? (error ? null : undefined)
}
