import { readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'
import type { TourName } from './tour-table.ts'

const prefix = 'the-house.tour'
const keyOf = (user: number, tour: TourName) => `${prefix}.${user}.${tour}`

/** Whether a tour is offered: the user has neither taken nor dismissed it on this device. */
export const isOffered = (user: number, tour: TourName): boolean =>
  readStored(`${prefix}s`) !== 'false' && readStored(keyOf(user, tour)) === null

/** Saves that a tour has ended, finished or not, or was not wanted: it is not offered again. */
export function saveDone(user: number, tour: TourName): void {
  writeStored(keyOf(user, tour), 'true')
}

/** The tour that the user has requested from another screen. */
let requested: TourName | null = null

/** Requests a tour: it starts when its screen opens next. */
export function requestTour(user: number, tour: TourName): void {
  removeStored(keyOf(user, tour))
  removeStored(`${prefix}s`)
  requested = tour
}

/** Takes the request, which holds for one screen only; whether it was for this tour. */
export function takeRequest(tour: TourName): boolean {
  const wanted = requested === tour
  requested = null
  return wanted
}

/** Resets all tours of all users of this device. */
export function askAllAgain(): void {
  for (const key of storedKeys(prefix)) removeStored(key)
}
