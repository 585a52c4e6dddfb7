import { preloadExerciseWidgets } from '@the-house/design-system'
import type { Exercise } from '@the-house/domain'

/** Brings the widgets of exercises to the device. */
export const widgetsAhead = (exercises: readonly Exercise[]): Promise<unknown> => preloadExerciseWidgets(exercises)
