import type { PasteParent } from './course-paste.ts'
import type { ExerciseType } from './kinds.ts'
import { authorRules } from './question-types/author.ts'

/** An exercise of a type as it is pasted: a line, in the notation of the import's table. */
export const pastedExampleOf = (type: ExerciseType): string => authorRules[type].pasted

/** Chapters, topics and exercises as they are pasted: a tab makes a line a part of the one above. */
export const outlineExamples: Record<Exclude<PasteParent, 'topics'>, (exercise: string) => string> = {
  books: (exercise) => `In the kitchen\n\tStory\n\tWords\n\t\t${exercise}\nIn the garden\n\tStory`,
  chapters: (exercise) => `Story\nWords\n\t${exercise}`,
}
