import { readStored, writeStored } from './storage.ts'

const key = 'the-house.client'

function create(): string {
  const id = crypto.randomUUID()
  writeStored(key, id)
  return id
}

/** The random name of this browser, by which it knows answers that it has saved itself; where nothing is stored, of the page. */
export const clientId = readStored(key) ?? create()
