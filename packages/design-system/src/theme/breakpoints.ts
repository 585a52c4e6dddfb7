/** The prefix of the theme's CSS variables. */
export const prefix = 'house'

export const breakpoints = { sm: '30em', md: '48em', lg: '64em', xl: '80em' }
