import { readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'

/** Screens that have a tour. */
export const tourNames = ['dashboard', 'books', 'exercises', 'notifications', 'profile', 'tutorial'] as const
export type TourName = (typeof tourNames)[number]

const prefix = 'the-house.tour'
const keyOf = (user: number, tour: TourName) => `${prefix}.${user}.${tour}`

/** Whether somebody has not been shown around a screen yet, on this device. */
export const isDue = (user: number, tour: TourName): boolean =>
  readStored(`${prefix}s`) !== 'false' && readStored(keyOf(user, tour)) === null

/** It ended, however: once is enough. */
export function keepDone(user: number, tour: TourName): void {
  writeStored(keyOf(user, tour), 'true')
}

/** Lets one start again the next time that its screen opens. */
export function askAgain(user: number, tour: TourName): void {
  removeStored(keyOf(user, tour))
  removeStored(`${prefix}s`)
}

/** Lets all start again, whoever's they are. */
export function askAllAgain(): void {
  for (const key of storedKeys(prefix)) removeStored(key)
}
