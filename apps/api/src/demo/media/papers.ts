/** The papers of the school by file name; media/papers.ts generates them. */
export const papers = {
  words: 'words-of-seven-rooms.pdf',
  letters: 'six-letters.pdf',
  verbs: 'forty-verbs.txt',
  cards: 'cards-to-cut-out.zip',
  diary: 'seven-days.txt',
} as const

export type PaperName = keyof typeof papers
