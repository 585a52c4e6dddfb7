import { learningTours } from './learning-tours.ts'
import { ownTours } from './own-tours.ts'
import { schoolTours } from './school-tours.ts'
import { staffTours } from './staff-tours.ts'
import type { TourStepRow } from './tour-stop.ts'

/** The tours of the screens that students have, too; teachers see the steps of everybody only. */
export const learnerTours = { ...ownTours, ...learningTours, ...schoolTours }

export type TourName = keyof typeof learnerTours | keyof typeof staffTours

/** The steps of every tour. */
export const tours: Record<TourName, readonly TourStepRow[]> = { ...learnerTours, ...staffTours }
