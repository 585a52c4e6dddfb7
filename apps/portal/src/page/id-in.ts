/** Parses the id of a URL segment; null where it is none. */
export const idIn = (part: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(part ?? '') ? Number(part) : null
