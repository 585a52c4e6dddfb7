import type { AuthoredChapter } from '../../authoring/topics.ts'
import { listening } from './listening.ts'
import { story } from './story.ts'
import { hooks } from './words.ts'
import { writing } from './writing.ts'

export const hall: AuthoredChapter = {
  name: 'The Hall',
  description: 'Coats, keys, and whose they are: my, your, his, her; this and that; numbers and spelling.',
  instructions: {
    type: 'IMAGE',
    image: 'scene-hall',
    text: '<p>Look at the hall for one minute. Then close your eyes and name everything that you saw. In this chapter each of these things will hold a word for you.</p>',
  },
  topics: [story, hooks, listening, writing],
}
