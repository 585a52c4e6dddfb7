import type { Period } from '@the-house/domain'
import { Places, type Place } from '../../../school/places.ts'

/** A room as a file can name it. */
export interface Room {
  id: number
  name: string
  places: number
}

/** What the names of a file can mean in a unit, as it is sent to a thread. */
export interface SchoolData {
  unity_id: number
  time_zone: string
  now: Date
  today: string
  rooms: readonly Room[]
  /** E-mail and id. */
  teachers: readonly (readonly [string, number])[]
  chapters: readonly Place[]
  holidays: readonly Period[]
}

/** What the names of a file can mean in a unit. */
export interface School {
  unity_id: number
  time_zone: string
  now: Date
  today: string
  rooms: {
    names: readonly string[]
    find: (name: string) => Room | undefined
    nameOf: (id: number) => string | undefined
  }
  /** The ids of the teachers, by e-mail. */
  teachers: ReadonlyMap<string, number>
  /** The chapters of the course path, named by their numbers. */
  chapters: Places
  holidays: readonly Period[]
}

/** The rooms of a unit by name; where two differ in case or accents alone, it has to be exact. */
function roomsOf(found: readonly Room[]): School['rooms'] {
  const alike = new Places(found)
  const byId = new Map(found.map((one) => [one.id, one]))
  const find = (name: string) => found.find((one) => one.name === name) ?? byId.get(alike.find(name)?.id ?? 0)
  return { names: alike.names, find, nameOf: (id) => byId.get(id)?.name }
}

/** Finds what the names of a file mean. */
export const schoolOf = ({ rooms: found, teachers, chapters, ...data }: SchoolData): School => ({
  ...data,
  rooms: roomsOf(found),
  teachers: new Map(teachers),
  chapters: new Places(chapters),
})
