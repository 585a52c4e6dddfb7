import { pt, type AuthoredChapter } from '../../authoring/topics.ts'
import { listening } from './listening.ts'
import { story } from './story.ts'
import { everyDay } from './words.ts'
import { writing } from './writing.ts'

export const stairs: AuthoredChapter = {
  name: 'The Stairs',
  description: 'Climb from never to always: daily routine, the time, and the s of he, she, and it.',
  instructions: {
    type: 'TEXT',
    text: `<h3>Before you climb</h3><p>From here on, begin every lesson with a walk: front door, hall, kitchen, living room. Say three words in each room, aloud. It takes two minutes. ${pt('Esses dois minutos são o segredo do método.')}</p>`,
  },
  topics: [story, everyDay, listening, writing],
}
