/** The grey of what is over: that of muted text, thinned until the text on it has the contrast of WCAG AA. */
export const overGround = 'color-mix(in srgb, var(--house-colors-fg-muted) 12%, var(--house-colors-bg-surface))'
