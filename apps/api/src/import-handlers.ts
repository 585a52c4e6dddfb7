import { exerciseImport } from './areas/exercise-exchange/import-steps.ts'
import { peopleImport } from './areas/people/enrol-steps.ts'
import type { ImportHandlers } from './imports/handler.ts'

/** How each kind of import is written. */
export const importHandlers: ImportHandlers = { EXERCISES: exerciseImport, PEOPLE: peopleImport }
