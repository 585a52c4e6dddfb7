import type { Area } from './areas.ts'

/** Texts that any screen may need, error messages and the login included: loaded before the first render, as one file. */
export const coreAreas = ['common', 'errors', 'design', 'session'] as const satisfies Area[]
