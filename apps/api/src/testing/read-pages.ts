import { expect } from 'vitest'
import type { Json, Visitor } from './test-server.ts'

const idsIn = ({ content }: Json): number[] => content.map(({ id }: Json) => id)

/**
 * Reads every page of a list that grows as its pages are turned, and goes back one by the last cursor.
 * @returns the ids in the order of the list
 */
export async function readPages({ get }: Visitor, path: string, query: string, size = 50): Promise<number[]> {
  const ids: number[] = []
  const read = async (page: number, at: string): Promise<Json> => {
    const { status, body } = await get(`${path}?${query}&size=${size}&page=${page}&at=${at}`)
    expect(status).toBe(200)
    return body
  }
  for (let [page, cursor] = [1, '']; ; page += 1) {
    const body = await read(page, cursor)
    if (body.content.length === 0) {
      expect(idsIn(await read(page - 2, cursor))).toEqual(ids.slice((page - 3) * size, (page - 2) * size))
      return ids
    }
    ids.push(...idsIn(body))
    cursor = body.meta.cursor
  }
}
