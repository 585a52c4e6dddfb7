import type { AuthoredChapter } from '../../authoring/topics.ts'
import { listening } from './listening.ts'
import { story } from './story.ts'
import { rightNow } from './words.ts'
import { writing } from './writing.ts'

export const bedroom: AuthoredChapter = {
  name: 'The Bedroom',
  description: 'Open the wardrobe: clothes, colors, and what everybody is doing right now.',
  topics: [story, rightNow, listening, writing],
}
