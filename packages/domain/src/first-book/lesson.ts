import type { ExerciseDraft } from '../exercise-draft.ts'
import type { TopicIcon } from '../kinds.ts'

/** A set of exercises: one topic. */
export interface LessonTopic {
  name: string
  icon: TopicIcon
  exercises: readonly ExerciseDraft[]
}

/** A chapter of the template: a text, and the topics that practise it, each of which waits for the one before. */
export interface Lesson {
  name: string
  description: string
  story: { name: string; subject: string; description: string }
  topics: readonly LessonTopic[]
}

/** Gives an exercise its title and the explanation that is shown with the result. */
export const titled = (title: string, feedback: string, draft: ExerciseDraft): ExerciseDraft => ({
  ...draft,
  title,
  feedback: `<p>${feedback}</p>`,
})
