/** Exercises of the demonstration whose answers are pairs, an order and a number, with their keys. */
export const listed = {
  pairs: {
    chapter: 2,
    title: 'Who says it?',
    right: [
      ['Hello, is Ana at home?', 'Yes, she is. Come in!'],
      ['Whose umbrella is this?', "It's my brother's."],
      ['Is that your hat?', "No, it isn't. It's his."],
      ['Where are my shoes?', "They're under the mirror."],
    ],
    /** A partner that belongs to none. */
    extra: "They're fine, thanks.",
  },
  order: { chapter: 2, title: 'Hang it up', right: ['These', 'are', "my sister's", 'old', 'shoes.'] },
  /** In metres. */
  amount: { chapter: 7, title: 'How long was it?', right: { en: '3.2', pt: '3,2' }, unit: 'm' },
} as const

export type Listed = keyof typeof listed

/** What a student can do who comes to these exercises: those of the chapters 2 and 7. */
export const chapterBehind = 8
