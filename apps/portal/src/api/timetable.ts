import {
  readingSeconds,
  type ClassDetail,
  type ClassForm,
  type ClassImpact,
  type Series,
  type SeriesForm,
  type SeriesImpact,
  type TimetableClass,
} from '@the-house/domain'
import { useSWRConfig } from 'swr'
import { isPlacesKey, isTimetableKey } from './cache-keys.ts'
import { request, type ResponseOf } from './client.ts'
import { download, type Downloaded } from './download.ts'
import { inlineErrors } from './inline-errors.ts'
import { keyOf, useApiQuery } from './use-api-query.ts'

export type Timetable = ResponseOf<'GET /timetable'>
export type Places = ResponseOf<'GET /timetable/places'>
/** A unit of the timetable with its rooms and teachers. */
export type PlacesOfUnit = NonNullable<Places['unit']>
export type SeriesReport = ResponseOf<'POST /class_series/import'>
/** A class that a teacher's absence leaves without one, and who could take it. */
export type Uncovered = TimetableClass & { free: { id: number; name: string }[] }

/** A class in which something is missing, with its unit. */
export type ClassWithProblem = TimetableClass & { unity: { id: number; name: string; time_zone: string } }

/** The query of the timetable. */
export type TimetableQuery = Parameters<typeof request<'GET /timetable'>>[1]['query']
/** The query of a page of series. */
export type SeriesQuery = Parameters<typeof request<'GET /class_series'>>[1]['query']

/** Reads the rooms and teachers of the units again, after one was made. */
export function useInvalidatePlaces(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return () => mutate(isPlacesKey)
}

/** Reads the classes of some days. */
export const useTimetable = (query: TimetableQuery) => useApiQuery('GET /timetable', { query }, inlineErrors)
/**
 * Reads the units whose timetable the user makes, one of them with its rooms and teachers; the former one stays while the
 * next one loads. @param unity_id null: the current unit of the user
 */
export const useTimetableUnits = (unity_id: number | null) =>
  useApiQuery(
    'GET /timetable/places',
    { query: unity_id === null ? {} : { unity_id } },
    { ...inlineErrors, keepPreviousData: true },
  )
/** Reads a page of the classes ahead in which something is missing; the former page stays while the next one loads. */
export const useClassProblems = (query: Parameters<typeof request<'GET /timetable/problems'>>[1]['query']) =>
  useApiQuery('GET /timetable/problems', { query }, { ...inlineErrors, keepPreviousData: true })
/** Reads a class with its people. Null: nothing is fetched. */
export const useClass = (id: number | null) =>
  useApiQuery('GET /classes/:id', id === null ? null : { params: { id } }, inlineErrors)
/** Reads the newest changes of a class. */
export const useClassHistory = (id: number) =>
  useApiQuery('GET /classes/:id/changes', { params: { id }, query: { page: 1, size: 50 } }, inlineErrors)
/** Reads a page of series; the former page stays on screen while the next one loads. */
export const useSeriesList = (query: SeriesQuery) =>
  useApiQuery('GET /class_series', { query }, { ...inlineErrors, keepPreviousData: true })

const leftAlone = { revalidateOnFocus: false, revalidateOnReconnect: false }
/** Reads a series for the form; not revalidated while it is open. Null: nothing is fetched. */
export const useSeries = (id: number | null) =>
  useApiQuery('GET /class_series/:id', id === null ? null : { params: { id } }, { ...inlineErrors, ...leftAlone })
export const getSeries = (id: number): Promise<Series> => request('GET /class_series/:id', { params: { id } })

/** The body of a change of a class. */
export type ClassChange = Omit<ClassForm, 'unity_id'> & { version: number; release: boolean }
/** The body of a change of a series; without `from_day` it begins today. */
export type SeriesChange = Omit<SeriesForm, 'unity_id'> & {
  version: number
  release: boolean
  from_day?: string | undefined
}

export const postClass = (body: ClassForm): Promise<ClassDetail> => request('POST /classes', { body })
/** Changes a class; 409 where the version is stale. */
export const putClass = (id: number, body: ClassChange): Promise<ClassDetail> =>
  request('PUT /classes/:id', { params: { id }, body })
/** Tries a change of a class; nothing is kept. */
export const postClassImpact = (id: number, body: ClassChange): Promise<ClassImpact> =>
  request('POST /classes/:id/impact', { params: { id }, body })
export const postCancelClass = (id: number, body: { version: number; reason: string }): Promise<ClassDetail> =>
  request('POST /classes/:id/cancel', { params: { id }, body })
export const postRestoreClass = (id: number, version: number): Promise<ClassDetail> =>
  request('POST /classes/:id/restore', { params: { id }, body: { version } })
/** Gives a class to a substitute; null: back to its teacher. */
export const postSubstitute = (
  id: number,
  body: { version: number; teacher_id: number | null },
): Promise<ClassDetail> => request('POST /classes/:id/substitute', { params: { id }, body })

/** Books a class for a student, or takes the student out of it or its line. */
export const putClassStudent = (id: number, user_id: number): Promise<ClassDetail> =>
  request('PUT /classes/:id/students/:user_id', { params: { id, user_id } })
export const deleteClassStudent = (id: number, user_id: number): Promise<ClassDetail> =>
  request('DELETE /classes/:id/students/:user_id', { params: { id, user_id } })

/** Finds the classes of a teacher between two days, and who is free for each; nothing is changed. */
export const postAbsence = async (id: number, body: { from: string; to: string }): Promise<Uncovered[]> =>
  (await request('POST /people/:id/absence', { params: { id }, body })).content

export const postSeries = (body: SeriesForm): Promise<Series> => request('POST /class_series', { body })
/** Changes a series from a day on; 409 where the version is stale. */
export const putSeries = (id: number, body: SeriesChange): Promise<Series> =>
  request('PUT /class_series/:id', { params: { id }, body })
/** Tries making or changing a series; nothing is kept. */
export const postNewSeriesImpact = (body: SeriesForm): Promise<SeriesImpact> =>
  request('POST /class_series/impact', { body })
export const postSeriesImpact = (id: number, body: SeriesChange): Promise<SeriesImpact> =>
  request('POST /class_series/:id/impact', { params: { id }, body })
export const postEndSeries = (
  id: number,
  body: { version: number; from_day: string; reason: string },
): Promise<Series> => request('POST /class_series/:id/end', { params: { id }, body })

/** Reads series out of a CSV file, or reports what that would do (dry run). */
export function postSeriesFile(file: File, query: { unity_id: number; dry_run: boolean }): Promise<SeriesReport> {
  const body = new FormData()
  body.set('file', file)
  return request('POST /class_series/import', { query, body }, { readingSeconds: readingSeconds.series })
}
export const downloadSeries = (unity_id: number): Promise<Downloaded> =>
  download('GET /class_series/export', { query: { unity_id } })

/** Cancels the classes on the days of a holiday; returns their number. */
export const postCancelOnHoliday = async (id: number): Promise<number> =>
  (await request('POST /holidays/:id/cancel_classes', { params: { id } })).cancelled

/**
 * Invalidates every cached read of the timetable after a write.
 * @returns invalidates; `one` is the server's new state of a class and replaces the cached one
 */
export function useInvalidateTimetable(): (one?: ClassDetail) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async (one) => {
    const key = one && keyOf('GET /classes/:id', { params: { id: one.id } })
    if (key) await mutate(key, one, { revalidate: false })
    return mutate((other) => other !== key && isTimetableKey(other))
  }
}
