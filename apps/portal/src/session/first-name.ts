/** The first of somebody's names. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name
