import { isForLevel, isOnlineClass, type ScheduleClass } from '@the-house/domain'

/** The place of a class in the query string and in the filter: online, or a room by its name. */
export const online = 'online'
const roomPrefix = 'room:'

/** Returns the place of a class as the filter has it; empty: a class without a room. */
export function placeOf(one: Pick<ScheduleClass, 'short_name' | 'room'>): string {
  if (isOnlineClass(one)) return online
  return one.room && `${roomPrefix}${one.room}`
}

/** Parses a place of a query string; returns null where it is none. */
export const placeIn = (text: string | null): string | null =>
  text === online || (text?.startsWith(roomPrefix) && text !== roomPrefix) ? text : null

/** Returns the name of a room of the filter. */
export const roomOf = (place: string): string => place.slice(roomPrefix.length)

/** Returns the rooms of classes as places, by name, without repetition. */
export const roomsOf = (classes: readonly ScheduleClass[], language: string): string[] =>
  [...new Set(classes.map(placeOf))]
    .filter((place) => place.startsWith(roomPrefix))
    .toSorted(new Intl.Collator(language, { numeric: true }).compare)

export interface ClassFilter {
  /** The number of a chapter that the class has to be for; null: any. */
  level: number | null
  /** A place; null: any. */
  place: string | null
}

/** Whether a filter lets a class through. */
export const passes = (one: ScheduleClass, { level, place }: ClassFilter): boolean =>
  (level === null || isForLevel(one, level)) && (place === null || placeOf(one) === place)
