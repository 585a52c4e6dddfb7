/** How sure one can be of a component, and for whom it is. */
export const statuses = {
  stable: 'In use; a change of it is told in the changelog.',
  new: 'In use for a short time; its props may still change.',
  staff: 'For screens of teachers and administrators alone: its entry keeps it out of what students load.',
} as const

export type Status = keyof typeof statuses

/** The status that the tags of a story file give to its component; without any it is stable. */
export const statusOf = (tags: readonly string[] | undefined): Status =>
  tags?.includes('staff') ? 'staff' : tags?.includes('new') ? 'new' : 'stable'
