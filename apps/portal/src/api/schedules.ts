import type { ScheduleClass } from '@the-house/domain'
import { routeUrl, request } from './client.ts'
import { authorization } from './token.ts'
import { toApiError } from './to-api-error.ts'

/** Books a class; the details that the user saw are sent for the record only, the server decides by the id. */
export const putBooking = ({ id, name, start_date, short_name, teacher }: ScheduleClass): Promise<ScheduleClass> =>
  request('PUT /schedules/:id', { params: { id }, body: { name, start_date, short_name, teacher } })

/** Cancels a booking, or leaves the waiting list. */
export const deleteBooking = (id: number): Promise<ScheduleClass> =>
  request('DELETE /schedules/:id', { params: { id } })

/** Joins the waiting list of a full class. */
export const putWaitingList = (id: number): Promise<ScheduleClass> =>
  request('PUT /schedules/:id/waiting', { params: { id } })

/** Creates a new private URL of the user's calendar; the former one stops working. */
export const postCalendar = (): Promise<{ url: string }> => request('POST /me/calendar', {})

/** Fetches a class as a calendar file (iCalendar); rejects with an ApiError. */
export async function getClassFile(id: number): Promise<Blob> {
  const address = routeUrl('GET /schedules/:id/calendar', { params: { id } })
  const headers = new Headers({ authorization: authorization()?.token ?? '' })
  const answer = await fetch(`${import.meta.env.VITE_API_URL ?? ''}${address}`, {
    headers,
    credentials: 'include',
  }).catch((error: unknown) => {
    throw toApiError(error, false)
  })
  if (!answer.ok) throw toApiError({ status: answer.status, data: await answer.json().catch(() => null) }, false)
  return answer.blob()
}
