import { apiBase, readingSeconds, type DutiesForm, type Person, type PersonForm } from '@the-house/domain'
import type { Language } from '@the-house/i18n'
import { useSWRConfig } from 'swr'
import { request, type ResponseOf } from './client.ts'
import { inlineErrors } from './inline-errors.ts'
import { keyOf, useApiQuery } from './use-api-query.ts'

/** The query of a page of people. */
export type PeopleQuery = Parameters<typeof request<'GET /people'>>[1]['query']

/** Reads a page of people; the former page stays on screen while the next one loads. */
export const usePeople = (query: PeopleQuery) =>
  useApiQuery('GET /people', { query }, { ...inlineErrors, keepPreviousData: true })

const leftAlone = { revalidateOnFocus: false, revalidateOnReconnect: false }

/**
 * Reads a person for the form; not revalidated while it is open, since the user is typing. Null: nothing is fetched.
 */
export const usePerson = (id: number | null) =>
  useApiQuery('GET /people/:id', id === null ? null : { params: { id } }, { ...inlineErrors, ...leftAlone })

/** Fetches a person past the cache. */
export const getPerson = (id: number): Promise<Person> => request('GET /people/:id', { params: { id } })

/** Saves a person; 409 where the version is stale (optimistic locking). */
export const putPerson = (id: number, body: PersonForm & { version: string }): Promise<Person> =>
  request('PUT /people/:id', { params: { id }, body })

/** Saves the duties of a person; 409 where the version is stale (optimistic locking). */
export const putDuties = (id: number, body: DutiesForm & { version: string }): Promise<Person> =>
  request('PUT /people/:id/duties', { params: { id }, body })

export const postDisable = (id: number): Promise<Person> => request('POST /people/:id/disable', { params: { id } })
export const postEnable = (id: number): Promise<Person> => request('POST /people/:id/enable', { params: { id } })

/** Sends the welcome mail to the people of at most 50 codes; returns the number of mails. */
export const postWelcome = async (codes: string[], language: Language): Promise<number> =>
  (await request('POST /people/welcome', { body: { codes, language } })).sent

/** A report, and the import that a job goes on with. */
export type EnrolAnswer = ResponseOf<'POST /people/enrol'>

/** Enrols the people of a CSV file, or reports what that would do (dry run). */
export function postEnrolment(
  file: File,
  { dry_run, update, zeros }: { dry_run: boolean; update: boolean; zeros: boolean },
): Promise<EnrolAnswer> {
  const body = new FormData()
  body.set('file', file)
  const query = { dry_run, update, zeros, press: dry_run ? '' : crypto.randomUUID() }
  return request('POST /people/enrol', { query, body }, { readingSeconds: readingSeconds.people })
}

/**
 * Invalidates every cached read of people after a write.
 * @returns invalidates; `person` is the server's new version and replaces the cached one
 */
export function useInvalidatePeople(): (person?: Person) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async (person) => {
    if (person) await mutate(keyOf('GET /people/:id', { params: { id: person.id } }), person, { revalidate: false })
    return mutate((key) => typeof key === 'string' && key.startsWith(`${apiBase}/people?`), undefined, {
      revalidate: true,
    })
  }
}
