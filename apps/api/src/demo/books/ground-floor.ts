import type { AuthoredBook } from '../authoring/topics.ts'
import { bedroom } from '../chapters/bedroom/chapter.ts'
import { frontDoor } from '../chapters/front-door/chapter.ts'
import { hall } from '../chapters/hall/chapter.ts'
import { kitchen } from '../chapters/kitchen/chapter.ts'
import { landing } from '../chapters/landing/chapter.ts'
import { livingRoom } from '../chapters/living-room/chapter.ts'
import { stairs } from '../chapters/stairs/chapter.ts'

/** Chapters 1 to 16. */
export const groundFloor: AuthoredBook = {
  name: 'Book 1: Open the Door',
  cover: 'cover-1',
  chapters: [
    frontDoor,
    hall,
    kitchen,
    livingRoom,
    stairs,
    bedroom,
    landing,
    {
      name: 'The Bathroom',
      description: "Turn the tap: can and can't, instructions, and everything you do before eight in the morning.",
      instructions: {
        type: 'TEXT',
        text: '<p>Stick one word on each thing in your own bathroom. Leave it there for a week, and say it whenever you see it.</p>',
      },
    },
    {
      name: 'The Study',
      description: 'Open the diary: what you did yesterday, regular verbs, and the three sounds of -ed.',
    },
    {
      name: 'The Bookshelf',
      description: 'Forty irregular verbs as forty odd books: went, saw, bought, and the stories inside them.',
      instructions: {
        type: 'PDF',
        pdf: 'plan',
        text: '<p>Take a fresh plan of the house and draw a bookshelf in each room. Every shelf holds verbs that change in the same way.</p>',
      },
    },
    {
      name: 'The Telephone',
      description: 'Pick up and speak: could you, I would like, leaving a message, and asking people to repeat.',
    },
    {
      name: 'The Window',
      description: 'Look outside: weather, seasons, and the difference between it rains and it is raining.',
      instructions: {
        type: 'IMAGE',
        image: 'scene-living',
        text: '<p>Stand at the window and describe the room behind you without turning around.</p>',
      },
    },
    {
      name: 'The Dining Table',
      description: 'Sit down with guests: ordering, offering, and how to say no, thank you, kindly.',
    },
    {
      name: 'The Pantry',
      description: 'Compare the jars: bigger, better, as good as, and shopping within a budget.',
    },
    {
      name: 'The Back Door',
      description: 'Pack your bag: plans and intentions with going to, and the days of a trip.',
    },
    {
      name: 'The Garden Path',
      description: 'Ask the way and find it: directions, places in town, and a last walk through Book 1.',
      instructions: {
        type: 'TEXT',
        text: '<p>This chapter has sixteen stops, one for each room so far. Take your time; nobody runs in a garden.</p>',
      },
    },
  ],
}
