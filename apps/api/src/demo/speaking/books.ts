import type { PictureName } from '../media/pictures.ts'
import type { SpokenName } from '../media/spoken.ts'

export interface AuthoredSpeaking {
  name: string
  cover: PictureName
  /** Each chapter is a conversation with the picture of the same name. */
  chapters: { name: string; talk: SpokenName & PictureName }[]
}

/** The speaking books of the demonstration school: conversations to listen to and to take part in. */
export const speakingBooks: AuthoredSpeaking[] = [
  {
    name: 'Speaking 1: At Home',
    cover: 'cover-talk-1',
    chapters: [
      { name: 'Nice to meet you', talk: 'talk-hello' },
      { name: 'Would you like some tea?', talk: 'talk-tea' },
      { name: 'What does he look like?', talk: 'talk-cat' },
      { name: 'Could you help me?', talk: 'talk-help' },
    ],
  },
  {
    name: 'Speaking 2: Around the Corner',
    cover: 'cover-talk-2',
    chapters: [
      { name: 'A table for two', talk: 'talk-cafe' },
      { name: 'How do I get there?', talk: 'talk-way' },
      { name: 'It does not fit', talk: 'talk-shop' },
      { name: 'Are you free on Friday?', talk: 'talk-phone' },
    ],
  },
]
