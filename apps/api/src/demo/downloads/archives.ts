import type { SpokenName } from '../media/spoken.ts'
import type { PaperName } from '../media/papers.ts'

/** The source of a download: a paper, a recording or the plan of the house. */
type Source = { paper: PaperName } | { audio: SpokenName } | 'plan'

export interface AuthoredArchive {
  name: string
  description: string
  /** The name of the downloaded file. */
  fileName: string
  source: Source
}

/** The downloads of each book, in the order of the books. */
export const archivesOfBooks: AuthoredArchive[][] = [
  [
    {
      name: 'The plan of your house',
      description: 'Six empty rooms on one sheet. Print it, write a word in each, and walk.',
      fileName: 'The plan of your house.pdf',
      source: 'plan',
    },
    {
      name: 'The words of the first seven rooms',
      description:
        'Fifty-six words with their Portuguese, eight to a room. Fold the sheet down the middle and test yourself.',
      fileName: 'Words of the first seven rooms.pdf',
      source: { paper: 'words' },
    },
    {
      name: 'At the front door, to listen to',
      description: 'Ana meets Mrs. Reed. For the bus, the queue and the dishes.',
      fileName: 'At the front door.mp3',
      source: { audio: 'door-dialogue' },
    },
    {
      name: 'Cards to cut out',
      description: 'Seven pictures in one package. Print them, turn them over, say what is on each.',
      fileName: 'Cards to cut out.zip',
      source: { paper: 'cards' },
    },
    {
      name: 'Forty verbs that go their own way',
      description: 'Go, went, gone: forty irregular verbs as plain text, in seven families.',
      fileName: 'Forty verbs.txt',
      source: { paper: 'verbs' },
    },
  ],
  [
    {
      name: 'Six letters to borrow',
      description: 'Openings, endings and everything in between: one page of sentences for letters and e-mails.',
      fileName: 'Six letters to borrow.pdf',
      source: { paper: 'letters' },
    },
    {
      name: 'A walk back through the house, to listen to',
      description: 'Close your eyes and go from the landing to the front door with Ana and Mrs. Reed.',
      fileName: 'A walk back through the house.mp3',
      source: { audio: 'landing-walk' },
    },
    {
      name: 'A diary for seven days',
      description: 'One question an evening, from Monday to Sunday. Three sentences are enough.',
      fileName: 'Diário de sete dias – a diary.txt',
      source: { paper: 'diary' },
    },
  ],
]
