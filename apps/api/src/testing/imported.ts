import { isImportOver, type Import } from '@the-house/domain'
import { expect } from 'vitest'
import { formOf } from './upload.ts'
import type { Json, TestServer, Visitor } from './test-server.ts'

/** A CSV of exercises with the same beginning of their titles. */
export const exerciseFile = (count: number, name = 'One'): string =>
  ['type,title,question', ...Array.from({ length: count }, (_, at) => `OPEN_ANSWER,${name} ${at},<p>Write.</p>`)].join(
    '\n',
  )

/** A CSV of people with the same beginning of their codes. */
export const peopleFile = (count: number, code = 'MANY'): string =>
  [
    'code,profile,unit,tribe,name',
    ...Array.from({ length: count }, (_, at) => `${code}-${at},student,Centre,Foxes,Person`),
  ].join('\n')

/** Sends a file as a user. */
export async function sendFile(
  server: TestServer['server'],
  { token }: Pick<Visitor, 'token'>,
  path: string,
  file: string,
) {
  const { headers, payload } = formOf({ name: 'file.csv', type: 'text/csv', bytes: Buffer.from(file) })
  const answer = await server.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: { ...headers, authorization: token },
    payload,
  })
  const body: Json = answer.json()
  return { status: answer.statusCode, body }
}

/** Waits until nothing more happens to an import. */
export async function importOver({ get }: Pick<Visitor, 'get'>, id: number): Promise<Import> {
  let found: Import | undefined
  await expect
    .poll(
      async () => {
        found = (await get(`/imports/${id}`)).body
        return found && isImportOver(found)
      },
      { timeout: 50_000, interval: 100 },
    )
    .toBe(true)
  if (!found) throw new Error('The import is not there.')
  return found
}
