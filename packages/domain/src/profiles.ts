export const profiles = ['STUDENT', 'TEACHER', 'AUTODIDACT'] as const
export type Profile = (typeof profiles)[number]
