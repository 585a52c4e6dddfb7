import { pt, type AuthoredChapter } from '../../authoring/topics.ts'
import { listening } from './listening.ts'
import { story } from './story.ts'
import { places } from './words.ts'
import { writing } from './writing.ts'

export const livingRoom: AuthoredChapter = {
  name: 'The Living Room',
  description: 'Find the cat: furniture, where things are, and seven prepositions around one table.',
  instructions: {
    type: 'PDF',
    pdf: 'plan',
    text: `<p>Print the plan of the house, or copy it on paper, before you start. You will write the words of this chapter into its rooms. ${pt('Pode ser à mão; o importante é colocar cada palavra em um lugar.')}</p>`,
  },
  topics: [story, places, listening, writing],
}
