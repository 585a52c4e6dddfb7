import { useMediaQuery } from './use-media-query.ts'

/** Whether the reader asked for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)')
