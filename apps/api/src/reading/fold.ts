/** Normalizes a name for comparison: without case, accents and repeated spaces. */
export const fold = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
