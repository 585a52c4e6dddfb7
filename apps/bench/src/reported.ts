import { buildUrl, type Call } from '@the-house/domain'
import { sharedDatabase } from './compare.ts'
import { startServer } from './server.ts'
import { tokenOf } from './school.ts'

const office = { email: 'office@example.com', password: 'correct horse' }

/** Whether the database has its own process; an embedded one caches in the memory of the server. */
export const isApart = (args: readonly string[]): boolean => args.includes('--postgres')

/**
 * Creates a school in which each student has taken the same test several times.
 * @returns the calls of its office
 */
export async function openOffice({ students, rounds }: { students: number; rounds: number }, args: string[]) {
  const file = 'apps/api/src/testing/reported.ts'
  const sizes = [`--students=${students}`, `--rounds=${rounds}`]
  const server = await startServer(file, /ready on (http:\/\/\S+)/, sharedDatabase(), ...args, ...sizes)
  const authorization = await tokenOf(server.url, office)

  async function ask(call: Pick<Call, 'method' | 'path'>, params: object = {}, body?: object) {
    const address = server.url + buildUrl(call, params)
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(address, { method: call.method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${call.method} ${address} answered ${response.status}`)
    return response
  }

  /** Counts the queries of some work, polling included. */
  async function queriesOf(work: () => Promise<unknown>): Promise<number> {
    await fetch(`${server.url}/queries`)
    await work()
    const counted: { queries: number } = await (await fetch(`${server.url}/queries`)).json()
    return counted.queries
  }

  return { url: server.url, pid: server.pid, ask, queriesOf, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

export type Office = Awaited<ReturnType<typeof openOffice>>
