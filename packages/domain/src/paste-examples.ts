import type { PasteParent } from './course-paste.ts'
import type { ExerciseType } from './kinds.ts'

/** The cells of a line are separated by tabs. */
const cells = (...all: string[]): string => all.join('\t')

/** An exercise of each type as it is pasted: a line, in the notation of the import's table. */
export const exerciseExamples: Record<ExerciseType, string> = {
  UNIQUE_ALTERNATIVE: cells('What does Tom drink?', 'a plate | tea | a train', '2'),
  MULTIPLE_ALTERNATIVE: cells('What is in a kitchen?', 'a spoon | a cloud | a plate', '1, 3'),
  COMPLETE_LETTERS: cells('We have br##### at ei#####.', 'EAKFAST | GHT'),
  COMPLETE_WORD: cells('She ##### to school ##### bus.', 'by | go | goes', 'goes | by'),
  OPEN_ANSWER: cells('Write three sentences about your town.', 'I live in a small town.'),
  MULTIPLE_OPTIONS: cells(
    'They ##### here since they ##### children.',
    'live | have lived // were | are',
    'have lived | were',
  ),
}

/** Chapters, topics and exercises as they are pasted: a tab makes a line a part of the one above. */
export const outlineExamples: Record<Exclude<PasteParent, 'topics'>, (exercise: string) => string> = {
  books: (exercise) => `In the kitchen\n\tStory\n\tWords\n\t\t${exercise}\nIn the garden\n\tStory`,
  chapters: (exercise) => `Story\nWords\n\t${exercise}`,
}
