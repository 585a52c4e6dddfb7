import type { NextStep } from '@the-house/domain'

const nothing: NextStep['params'] = { chapter: null, topic: null, locked: null, test: null, meeting: null }

/** A step to the content 'Doors' of chapter 3, with some fields replaced. */
export const stepOf = ({ params, ...rest }: { params?: object } & Partial<Omit<NextStep, 'params'>> = {}) => ({
  kind: 'TOPIC',
  reason: 'topicNext',
  until: null,
  params: {
    ...nothing,
    chapter: { id: 3, number: 3, name: 'The Kitchen' },
    topic: { id: 13, name: 'Doors', type: 'CONTENT' },
    ...params,
  },
  ...rest,
})

/** The path of that content. */
export const doorsPath = '/the-magic-formula/chapter/3/doors/13'
