/** How a student answers one exercise of the topic 'Where is the cat?' of chapter 4. */
export type Filling =
  | { choose: string[] }
  | { letters: string[] }
  | { words: string[] }
  | { options: string[] }
  | { write: string }

export interface Exercise {
  title: string
  right: Filling
  wrong: Filling
}

/** The current topic of the demonstration's student; its first six exercises have the six types, one each. */
export const places = {
  chapter: 4,
  topic: 'Where is the cat?',
  topicId: 14,
  /** The id of the content topic that unlocks it. */
  topicBefore: 13,
  exercises: [
    { title: 'Find Pepper', right: { choose: ['Under the table'] }, wrong: { choose: ['On the table'] } },
    {
      title: 'True sentences',
      right: { choose: ['The lamp is next to the sofa.', 'The sofa is between the lamp and the bookshelf.'] },
      wrong: { choose: ['The lamp is next to the sofa.', 'The bookshelf is on the sofa.'] },
    },
    { title: 'In the room', right: { letters: ['ushion', 'fa', 'ug'] }, wrong: { letters: ['ushioo', 'fa', 'ug'] } },
    {
      title: 'Four places',
      right: { words: ['on', 'under', 'in', 'behind'] },
      wrong: { words: ['under', 'on', 'in', 'behind'] },
    },
    {
      title: 'Your living room',
      right: { write: 'My sofa is in front of the window. There is a lamp next to it.' },
      wrong: { write: 'The cat is on the rug.' },
    },
    {
      title: 'Where is, where are',
      right: { options: ['are', 'are', 'to'] },
      wrong: { options: ['is', 'are', 'to'] },
    },
    {
      title: "Mrs. Reed's glasses",
      right: { choose: ['On the bookshelf, next to the clock'] },
      wrong: { choose: ['Under the bookshelf'] },
    },
    { title: 'In or on', right: { choose: ['in'] }, wrong: { choose: ['on'] } },
  ],
} as const satisfies {
  chapter: number
  topic: string
  topicId: number
  topicBefore: number
  exercises: readonly Exercise[]
}
