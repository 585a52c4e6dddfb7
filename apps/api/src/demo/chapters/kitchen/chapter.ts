import type { AuthoredChapter } from '../../authoring/topics.ts'
import { listening } from './listening.ts'
import { story } from './story.ts'
import { food } from './words.ts'
import { writing } from './writing.ts'

export const kitchen: AuthoredChapter = {
  name: 'The Kitchen',
  description: 'Open the fridge: there is and there are, some and any, and food that you can count or not.',
  topics: [story, food, listening, writing],
}
