/** How each story is photographed. The order spares changes of width: a story is played once, by day on a desktop. */
export const looks = [
  { name: 'desktop-light', width: 1280, mode: 'light' },
  { name: 'desktop-dark', width: 1280, mode: 'dark' },
  { name: 'phone-dark', width: 360, mode: 'dark' },
  { name: 'phone-light', width: 360, mode: 'light' },
] as const

export type Look = (typeof looks)[number]

export const lookHeight = 800
