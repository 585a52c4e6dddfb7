import type { AuthoredBook } from '../authoring/topics.ts'

/** Chapters 17 to 31. */
export const upperFloor: AuthoredBook = {
  name: 'Book 2: Up to the Lights',
  cover: 'cover-2',
  chapters: [
    {
      name: 'The Attic Stairs',
      description: 'Climb into the past: used to, childhood, and things that are no longer true.',
      instructions: {
        type: 'TEXT',
        text: '<p>Welcome to Book 2. The method stays; only the rooms are new. Before you climb, walk once through all sixteen places of Book 1.</p>',
      },
    },
    {
      name: 'The Attic',
      description: 'What were you doing when the lights went out? Past continuous and the art of the good story.',
    },
    {
      name: 'The Trunk',
      description: 'Open old luggage: have you ever, never, already, and yet.',
    },
    {
      name: 'The Mirror',
      description: 'Describe a face so that a friend finds it in a crowd: looks, character, and order of adjectives.',
    },
    {
      name: 'The Dressing Room',
      description: 'Too big, not long enough: sizes, complaints, and taking things back to the store.',
    },
    {
      name: 'The Guest Room',
      description: 'Somebody is coming: offers and promises with will, invitations, and being a good host.',
      instructions: {
        type: 'VIDEO',
        video: 'method',
        text: '<p>You have guests who do not know the method. Watch it once more, and explain it to them in your own words.</p>',
      },
    },
    {
      name: 'The Balcony',
      description: 'The best view in town: superlatives, recommendations, and giving your opinion.',
    },
    {
      name: 'The Workshop',
      description:
        'Mind your fingers: must, have to, should, and the names of the tools you always ask for by pointing.',
    },
    {
      name: 'The Laundry',
      description: 'Hang up, take off, put on: thirty phrasal verbs on one long line.',
    },
    {
      name: 'The Cellar',
      description: 'If the light goes out, what will you do? First conditional, fears, and precautions.',
    },
    {
      name: 'The Fireplace',
      description: 'Tell it by the fire: order of events, suspense, and past perfect for what had happened before.',
      instructions: {
        type: 'TEXT',
        text: '<p>Bring a true story of your own to this chapter. At the end you will tell it in two minutes, without notes.</p>',
      },
    },
    {
      name: 'The Music Room',
      description: 'I enjoy playing, I want to play: verbs with -ing, verbs with to, and the ones that take both.',
    },
    {
      name: 'The Mailbox',
      description: 'Letters and e-mails, formal and warm, and reporting what somebody else has said.',
      instructions: {
        type: 'PDF',
        pdf: 'plan',
        text: '<p>Write a letter from each room of the plan. Two sentences are enough.</p>',
      },
    },
    {
      name: 'The Garden',
      description: 'If I had a bigger garden, I would never leave it: dreams, wishes, and second conditional.',
    },
    {
      name: 'The Lights in the Evening',
      description: 'Every window is lit. Walk through all thirty rooms, and close the door behind you in English.',
      instructions: {
        type: 'TEXT',
        text: '<p>This is the last room. Invite somebody to walk with you, aloud, from the front door to the lights.</p>',
      },
    },
  ],
}
