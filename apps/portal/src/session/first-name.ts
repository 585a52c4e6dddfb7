/** The first word of a full name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name
