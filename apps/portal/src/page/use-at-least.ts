import { useMediaQuery } from '@the-house/hooks'

/** The theme's breakpoints that screens ask for. */
const widths = { md: '48em', lg: '64em' }

/** Whether the window is at least as wide as a breakpoint: what has no room in it is not rendered. */
export const useAtLeast = (width: keyof typeof widths): boolean => useMediaQuery(`(min-width: ${widths[width]})`)
