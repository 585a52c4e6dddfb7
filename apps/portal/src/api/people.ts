import { apiBase, type EnrolReport, type Person, type PersonForm } from '@the-house/domain'
import type { Language } from '@the-house/i18n'
import { useSWRConfig } from 'swr'
import { request } from './client.ts'
import { shownInPlace } from './shown-in-place.ts'
import { keyOf, useRead } from './use-read.ts'

/** What a page of people is asked for by. */
export type PeopleQuery = Parameters<typeof request<'GET /people'>>[1]['query']

/** A page of people; what was read before stays on show while another one is on its way. */
export const usePeople = (query: PeopleQuery) =>
  useRead('GET /people', { query }, { ...shownInPlace, keepPreviousData: true })

const leftAlone = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** Somebody to be changed: read when their form opens, and then left alone while somebody is typing. Null: nothing is asked. */
export const usePerson = (id: number | null) =>
  useRead('GET /people/:id', id === null ? null : { params: { id } }, { ...shownInPlace, ...leftAlone })

/** Somebody as they are now. */
export const getPerson = (id: number): Promise<Person> => request('GET /people/:id', { params: { id } })

/** Saves a form about somebody; 409 where its version is not theirs any more. */
export const putPerson = (id: number, body: PersonForm & { version: string }): Promise<Person> =>
  request('PUT /people/:id', { params: { id }, body })

export const postDisable = (id: number): Promise<Person> => request('POST /people/:id/disable', { params: { id } })
export const postEnable = (id: number): Promise<Person> => request('POST /people/:id/enable', { params: { id } })

/** Sends people of some codes their welcome mail; answers to how many. At most 50 at once. */
export const postWelcome = async (codes: string[], language: Language): Promise<number> =>
  (await request('POST /people/welcome', { body: { codes, language } })).sent

/** Enrols the people of a CSV file, or tells what that would do. */
export function postEnrolment(
  file: File,
  { dry_run, update }: { dry_run: boolean; update: boolean },
): Promise<EnrolReport> {
  const body = new FormData()
  body.set('file', file)
  return request('POST /people/enrol', { query: { dry_run, update }, body })
}

/** Lets every list of people be read anew; of `person` this is what the school has now. */
export function useForgetPeople(): (person?: Person) => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async (person) => {
    if (person) await mutate(keyOf('GET /people/:id', { params: { id: person.id } }), person, { revalidate: false })
    return mutate((key) => typeof key === 'string' && key.startsWith(`${apiBase}/people?`), undefined, {
      revalidate: true,
    })
  }
}
