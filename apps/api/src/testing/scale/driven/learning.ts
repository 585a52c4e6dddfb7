import type { Row } from './row.ts'

/** The course, practices, speaking and downloads, as learners use them. */
export const learningRows = {
  nextStep: (p) => [{ as: p.student(7) }, { as: p.student(9) }, { as: p.student(7), query: { chapter: 3 } }],
  books: (p) => ({ as: p.student(7) }),
  chapters: (p) => ({ as: p.student(7), params: { id: 1 } }),
  chapter: (p) => [
    { as: p.student(7), params: { id: 3 } },
    { as: p.administrator, params: { id: 3 } },
  ],
  topics: (p) => ({ as: p.student(7), params: { id: 3 } }),
  content: (p) => ({ as: p.student(7), params: { id: 3 }, query: { topic_id: 11 } }),
  // The open practice of a student in chapter 4, a finished one, and one that is begun by this.
  exercises: (p) => [
    { as: p.student(8), params: { id: 4 }, query: { topic_id: 18 } },
    { as: p.student(8), params: { id: 4 }, query: { topic_id: 17, attempt_id: p.attempt(8, 0) } },
    { as: p.student(8), params: { id: 4 }, query: { topic_id: 19 } },
  ],
  answerAlternatives: (p, told) => ({
    as: p.student(8),
    params: { id: told('exercises').id },
    body: { exercise_id: told('exercises').exercises[0].id, alternative_ids: [1] },
  }),
  answerOpen: (p, told) => ({
    as: p.student(8),
    params: { id: told('exercises').id },
    body: { exercise_id: told('exercises').exercises[4].id, answer_text: 'It is small.' },
  }),
  answerOptions: (p, told) => ({
    as: p.student(8),
    params: { id: told('exercises').id },
    body: {
      exercise_id: told('exercises').exercises[5].id,
      options: [
        { position: 1, answer: 'am' },
        { position: 2, answer: 'was' },
      ],
    },
  }),
  verify: (p, told) => ({
    as: p.student(8),
    params: { id: 4 },
    body: { topic_id: 19, exercise_id: told('exercises').exercises[0].id },
  }),
  finish: (p) => ({ as: p.student(8), params: { id: 4 }, query: { topic_id: 19 } }),
  revealAnswers: (p) => ({ as: p.student(8), params: { id: 4 }, query: { topic_id: 19 } }),
  retry: (p) => [
    { as: p.student(8), params: { id: 4 }, query: { topic_id: 17 } },
    { as: p.student(8), params: { id: 4 }, query: { topic_id: 19, scope: 'MISTAKES' } },
  ],
  speakings: (p) => ({ as: p.student(7) }),
  speakingBook: (p) => ({ as: p.student(7), params: { id: 1 } }),
  speakingContent: (p) => ({ as: p.student(7), params: { id: 2 } }),
  speakingImage: { left: 'the chapter has no picture' },
  archives: (p) => ({ as: p.student(7), params: { id: 1 } }),
  archive: { left: 'a file: its queries are those of the list' },
  partners: (p) => [{ as: p.student(7) }, { as: p.student(7), query: { term: 'partner' } }, { as: p.administrator }],
  partner: (p) => [
    { as: p.student(7), params: { id: 2 } },
    { as: p.teacher, params: { id: 2 } },
  ],
  segments: (p) => ({ as: p.student(7) }),
  news: (p) => [
    { as: p.student(7) },
    { as: p.student(7), query: { page: 9 } },
    { as: p.student(7), query: { term: 'article' } },
  ],
  newsTags: (p) => ({ as: p.student(7) }),
  article: (p) => ({ as: p.student(7), params: { id: 100 } }),
  myDollars: (p) => [{ as: p.student(7) }, { as: p.student(7), query: { page: 2, size: 5 } }],
  myTribe: (p) => ({ as: p.student(7) }),
  tribes: (p) => ({ as: p.student(7), query: { start_date: p.day(-90), end_date: p.day(0) } }),
  allTribes: (p) => ({ as: p.student(7) }),
  seasons: (p) => ({ as: p.student(7) }),
  products: (p) => [{ as: p.student(7) }, { as: p.student(7), query: { category_id: 1 } }],
  categories: (p) => ({ as: p.student(7) }),
  buyProduct: (p) => ({ as: p.student(7), body: { product_id: 3, price: 5, press: 'buys' } }),
  myOrders: (p) => ({ as: p.student(7) }),
  cancelOrder: (p, told) => ({ as: p.student(7), params: { id: told('buyProduct').id } }),
} satisfies Record<string, Row>
