import { pt, type AuthoredChapter } from '../../authoring/topics.ts'
import { listening } from './listening.ts'
import { story } from './story.ts'
import { firstWords } from './words.ts'
import { writing } from './writing.ts'

export const frontDoor: AuthoredChapter = {
  name: 'The Front Door',
  description: 'Ring the bell and say hello: greetings, names, where you are from, and the verb be.',
  instructions: {
    type: 'TEXT',
    text: `
<h3>Welcome to the Magic Formula</h3>
<p>Each chapter is a room of a house, and each room has four topics: a story, words, something to hear, and something to write.
Do them in that order; finishing one opens the next.</p>
<ul>
<li>Ten minutes every day are worth more than two hours on Sunday.</li>
<li>Say everything aloud, even alone. ${pt('Sim, em voz alta mesmo!')}</li>
<li>A wrong answer costs nothing. Read why, and try again.</li>
</ul>`,
  },
  topics: [story, firstWords, listening, writing],
}
