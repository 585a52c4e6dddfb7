import type { Area } from './areas.ts'

/** Texts that any screen may need, error messages included: loaded before the first render. */
export const coreAreas = ['common', 'errors', 'design'] as const satisfies Area[]
