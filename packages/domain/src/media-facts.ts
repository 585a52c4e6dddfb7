/** What browsers cannot play, as it is called; `unread`: what could not be read as sound or film at all. */
export const unplayableNames = {
  hevc: 'HEVC (H.265)',
  prores: 'Apple ProRes',
  mpeg2: 'MPEG-2',
  mpeg4: 'MPEG-4 Part 2',
  ac3: 'Dolby Digital (AC-3)',
  alac: 'Apple Lossless',
  windows: 'Windows Media',
  amr: 'AMR',
  avi: 'AVI',
  quicktime: 'QuickTime',
  matroska: 'Matroska',
  unread: null,
} as const satisfies Record<string, string | null>

export type Unplayable = keyof typeof unplayableNames

/** The names as a list, for schemas. */
export const unplayables = Object.keys(unplayableNames).filter((name): name is Unplayable => name in unplayableNames)
