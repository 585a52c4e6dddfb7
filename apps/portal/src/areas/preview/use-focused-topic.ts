import { useManaged } from '../../api/managed.ts'
import type { CoursePlace } from '../../page/preview-message.ts'

/** The topic of what is edited; null: nothing of a topic is. */
export function useFocusedTopic(focus: CoursePlace | null): number | null {
  const isContent = focus?.entity === 'contents'
  const isExercise = focus?.entity === 'exercises'
  const content = useManaged('contents', isContent ? focus.id : null)
  const exercise = useManaged('exercises', isExercise ? focus.id : null)
  if (focus?.entity === 'topics') return focus.id
  const topic = (isContent ? content : exercise).data?.['topic_id']
  return typeof topic === 'number' ? topic : null
}
