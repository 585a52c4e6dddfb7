/**
 * The screenshots of each story. Light and desktop come first, where the story is played; the order saves changes of
 * width.
 */
export const looks = [
  { name: 'desktop-light', width: 1280, mode: 'light' },
  { name: 'desktop-dark', width: 1280, mode: 'dark' },
  { name: 'phone-dark', width: 360, mode: 'dark' },
  { name: 'phone-light', width: 360, mode: 'light' },
] as const

export type Look = (typeof looks)[number]

export const lookHeight = 800
