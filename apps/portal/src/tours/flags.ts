import { readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'

/** The screens that have a tour. */
export const tourNames = ['dashboard', 'books', 'exercises', 'notifications', 'profile', 'tutorial'] as const
export type TourName = (typeof tourNames)[number]

const prefix = 'the-house.tour'
const keyOf = (user: number, tour: TourName) => `${prefix}.${user}.${tour}`

/** Whether a user has not seen the tour of a screen on this device yet. */
export const isDue = (user: number, tour: TourName): boolean =>
  readStored(`${prefix}s`) !== 'false' && readStored(keyOf(user, tour)) === null

/** Saves that a tour has ended, finished or not: it starts by itself only once. */
export function saveDone(user: number, tour: TourName): void {
  writeStored(keyOf(user, tour), 'true')
}

/** Resets one tour: it starts again when its screen opens next. */
export function askAgain(user: number, tour: TourName): void {
  removeStored(keyOf(user, tour))
  removeStored(`${prefix}s`)
}

/** Resets all tours of all users of this device. */
export function askAllAgain(): void {
  for (const key of storedKeys(prefix)) removeStored(key)
}
