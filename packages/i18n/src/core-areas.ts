import type { Area } from './areas.ts'

/** What any screen may need, a failure included: loaded before the first one shows. */
export const coreAreas = ['common', 'errors', 'design'] as const satisfies Area[]
