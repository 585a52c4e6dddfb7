import type { ScheduleClass } from '@the-house/domain'
import { addressAt, request } from './client.ts'
import { authorization } from './token.ts'
import { failureOf } from './unanswered.ts'

/** Takes a place; what the user saw goes along and decides nothing. */
export const putPlace = ({ id, name, start_date, short_name, teacher }: ScheduleClass): Promise<ScheduleClass> =>
  request('PUT /schedules/:id', { params: { id }, body: { name, start_date, short_name, teacher } })

/** Gives a place back, or leaves the line. */
export const deletePlace = (id: number): Promise<ScheduleClass> => request('DELETE /schedules/:id', { params: { id } })

/** Stands in the line for a full class. */
export const putWaiting = (id: number): Promise<ScheduleClass> =>
  request('PUT /schedules/:id/waiting', { params: { id } })

/** A new private address of the own calendar; the one before ends. */
export const postCalendar = (): Promise<{ url: string }> => request('POST /me/calendar', {})

/** A class as a calendar file; rejects with an ApiFailure. */
export async function getClassFile(id: number): Promise<Blob> {
  const address = addressAt('GET /schedules/:id/calendar', { params: { id } })
  const headers = new Headers({ authorization: authorization()?.token ?? '' })
  const answer = await fetch(`${import.meta.env.VITE_API_URL ?? ''}${address}`, {
    headers,
    credentials: 'include',
  }).catch((error: unknown) => {
    throw failureOf(error, false)
  })
  if (!answer.ok) throw failureOf({ status: answer.status, data: await answer.json().catch(() => null) }, false)
  return answer.blob()
}
