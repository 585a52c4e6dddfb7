import type { LearnerTour, TourName } from './flags.ts'
import { learningTours } from './learning-tours.ts'
import { ownTours } from './own-tours.ts'
import { schoolTours } from './school-tours.ts'
import { staffTourSteps } from './staff-tours.ts'
import type { TourStepRow } from './tour-stop.ts'

const learnerTourSteps: Record<LearnerTour, readonly TourStepRow[]> = { ...ownTours, ...learningTours, ...schoolTours }

/** The steps of every tour; teachers see those of everybody only. */
export const tours: Record<TourName, readonly TourStepRow[]> = { ...learnerTourSteps, ...staffTourSteps }
