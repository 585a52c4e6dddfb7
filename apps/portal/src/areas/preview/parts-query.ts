/** The query for all that a chapter or a topic holds, in its order; more than any of them has. */
export const partsQuery = (parent: 'chapter_id' | 'topic_id', id: number) => ({ page: 1, size: 1000, [parent]: id })
