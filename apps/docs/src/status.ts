/** The status of a component: whether it is imported by itself, and for whom it is meant. */
export const statuses = {
  stable: 'In use; a change of it is told in the changelog.',
  part: 'Another component shows it; that one is imported in its place.',
  staff: 'For screens of teachers and administrators alone: its entry keeps it out of what students load.',
} as const

export type Status = keyof typeof statuses

/** The status from the tags of a story file; stable by default. */
export const statusOf = (tags: readonly string[] | undefined): Status =>
  tags?.includes('staff') ? 'staff' : tags?.includes('part') ? 'part' : 'stable'
