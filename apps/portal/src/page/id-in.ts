/** The id that a part of an address holds, if it is one. */
export const idIn = (part: string | undefined): number | null =>
  /^[1-9]\d{0,8}$/.test(part ?? '') ? Number(part) : null
