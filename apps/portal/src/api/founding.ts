import type { FoundingStep, FoundSchool, Session } from '@the-house/domain'
import { useSWRConfig } from 'swr'
import { request } from './client.ts'
import { inlineErrors } from './inline-errors.ts'
import { keyOf, useApiQuery } from './use-api-query.ts'

/** Reads until when a printed link founds the school. */
export const useFoundingLink = (token: string) =>
  useApiQuery('GET /founding/:token', { params: { token } }, inlineErrors)

/** Founds the school by the printed link; the administrator is signed in. */
export const postFounding = (token: string, form: FoundSchool): Promise<Session> =>
  request('POST /founding', { body: { ...form, token } })

/** Reads the steps of the founding. */
export const useFounding = () => useApiQuery('GET /founding', {}, inlineErrors)

/** Skips a step or takes it up again, for every administrator on every device. */
export function useSkipStep(): (step: FoundingStep, skipped: boolean) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (step, skipped) => {
    const steps = await request('PUT /founding/steps/:step', { params: { step }, body: { skipped } })
    await mutate(keyOf('GET /founding', {}), steps, { revalidate: false })
  }
}

/** Reads the steps again, after something of one was made. */
export function useInvalidateFounding(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  return async () => {
    await mutate(keyOf('GET /founding', {}))
  }
}
