import { addressOf, type Call } from '@the-house/domain'
import { sharedDatabase } from './compare.ts'
import { startServer } from './house.ts'
import { tokenOf } from './school.ts'

const office = { email: 'office@example.com', password: 'correct horse' }

/** Whether the database has a process of its own; an embedded one takes the memory of the server's for what it keeps. */
export const isApart = (args: readonly string[]): boolean => args.includes('--postgres')

/** A school with so many students, each of whom has had the same test so often; what its office asks for. */
export async function openOffice({ students, rounds }: { students: number; rounds: number }, args: string[]) {
  const file = 'apps/api/src/testing/reported.ts'
  const sizes = [`--students=${students}`, `--rounds=${rounds}`]
  const server = await startServer(file, /ready on (http:\/\/\S+)/, sharedDatabase(), ...args, ...sizes)
  const authorization = await tokenOf(server.url, office)

  async function ask(call: Pick<Call, 'method' | 'path'>, params: object = {}, body?: object) {
    const address = server.url + addressOf(call, params)
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(address, { method: call.method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${call.method} ${address} answered ${response.status}`)
    return response
  }

  /** How many queries some work takes, its waiting included. */
  async function queriesOf(work: () => Promise<unknown>): Promise<number> {
    await fetch(`${server.url}/queries`)
    await work()
    const counted: { queries: number } = await (await fetch(`${server.url}/queries`)).json()
    return counted.queries
  }

  return { url: server.url, pid: server.pid, ask, queriesOf, [Symbol.asyncDispose]: server[Symbol.asyncDispose] }
}

export type Office = Awaited<ReturnType<typeof openOffice>>
