import type { AuthoredChapter } from '../../authoring/topics.ts'
import { listening } from './listening.ts'
import { story } from './story.ts'
import { lookingBack } from './words.ts'
import { writing } from './writing.ts'

export const landing: AuthoredChapter = {
  name: 'The Landing',
  description: 'Look back over six rooms: was and were, and a long walk through everything you know.',
  instructions: {
    type: 'VIDEO',
    video: 'method',
    text: '<p>Watch the four steps once more. You have done all of them, six times. Now we walk back.</p>',
  },
  topics: [story, lookingBack, listening, writing],
}
