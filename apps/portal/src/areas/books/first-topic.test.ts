import { topicSchema, type Topic } from '@the-house/domain'
import { expect, it } from 'vitest'
import { topicAfter } from '../../page/topic-after.ts'
import { firstTopic } from './first-topic.ts'

const topic = (id: number, type: Topic['type'], available = true) =>
  topicSchema.cast({ id, name: `Topic ${id}`, type, available })

it('opens a chapter at its first exercises', () => {
  expect(firstTopic([topic(1, 'CONTENT'), topic(2, 'EXERCISE'), topic(3, 'EXERCISE')])?.id).toBe(2)
})
it('opens a chapter at the first open topic while its exercises wait for it', () => {
  expect(firstTopic([topic(1, 'CONTENT'), topic(2, 'EXERCISE', false)])?.id).toBe(1)
})
it('has nowhere to go where every topic is closed', () => {
  expect(firstTopic([topic(1, 'CONTENT', false)])).toBeUndefined()
})
it('goes on to the next topic that is open', () => {
  expect(topicAfter([topic(1, 'CONTENT'), topic(2, 'EXERCISE', false), topic(3, 'CONTENT')], 1)?.id).toBe(3)
  expect(topicAfter([topic(1, 'CONTENT')], 1)).toBeUndefined()
})
