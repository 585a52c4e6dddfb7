/** The page without data, from which every screen of the portal starts. */
export const shellPage = '/index.html'

/** Chunks that are cached when they are used: those of staff, and heavy parts. */
export const usedFilesCache = 'the-house.files'

/** The chunks of the version before, for tabs that still run it. */
export const formerFilesCache = 'the-house.former'

/** The pictures and recordings of lessons, which belong to one user. */
export const mediaCache = 'the-house.media'
