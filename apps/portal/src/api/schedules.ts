import type { ScheduleClass } from '@the-house/domain'
import { request } from './client.ts'
import { download } from './download.ts'

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
export const getClassFile = async (id: number): Promise<Blob> =>
  (await download('GET /schedules/:id/calendar', { params: { id } })).file
