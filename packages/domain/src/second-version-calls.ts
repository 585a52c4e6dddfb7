import { openAnswerSchema } from './answer-calls.ts'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { exerciseSchema } from './exercises.ts'
import { object, requiredId } from './validation.ts'

export const secondVersionCalls = defineCalls({
  sendSecondVersion: {
    ...endpoints.sendSecondVersion,
    summary: 'Send a corrected open answer once more, written anew; the same text again is the same version',
    params: object({ id: requiredId() }),
    body: openAnswerSchema,
    answer: exerciseSchema,
  },
})
