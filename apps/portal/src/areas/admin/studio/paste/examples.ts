import type { ExerciseType, PasteParent } from '@the-house/domain'

/** The cells of a line are parted by tabs. */
const cells = (...lines: string[][]): string => lines.map((line) => line.join('\t')).join('\n')

/** Exercises of each type as they are pasted, a line each. */
export const exerciseExamples: Record<ExerciseType, string> = {
  UNIQUE_ALTERNATIVE: cells(['What does Tom drink?', 'tea | a plate | a train', '1']),
  MULTIPLE_ALTERNATIVE: cells(['What is in a kitchen?', 'a spoon | a cloud | a plate', '1, 3']),
  COMPLETE_LETTERS: cells(['Complete the words.', 'We have br##### at eight.', 'EAKFAST']),
  COMPLETE_WORD: cells(['Complete the sentence.', 'She ##### to school ##### bus.', 'by | go | goes', 'goes | by']),
  OPEN_ANSWER: cells(['Write three sentences about your town.', 'I live in a small town.']),
  MULTIPLE_OPTIONS: cells(['Choose.', 'They ##### children.', 'were', 'were | was']),
}

/** Chapters and topics as they are pasted: a tab makes a line a part of the one above. */
export const treeExamples: Record<Exclude<PasteParent, 'topics'>, string> = {
  books: 'In the kitchen\n\tWords\n\tListening\nIn the garden\n\tWords',
  chapters: 'Words\nListening\nWriting',
}
