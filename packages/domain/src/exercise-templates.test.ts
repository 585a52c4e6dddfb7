import { describe, expect, it } from 'vitest'
import { lintExercise } from './exercise-draft/lint.ts'
import { templatesOf, topicTemplates } from './exercise-templates.ts'
import { exerciseTypes } from './kinds.ts'
import { formSchema, managed } from './managed/index.ts'

const all = exerciseTypes.flatMap((type) => templatesOf(type).map((template) => ({ type, ...template })))

describe('a template of an exercise', () => {
  it('is there for each type', () => {
    expect(exerciseTypes.filter((type) => templatesOf(type).length === 0)).toEqual([])
  })

  it.each(all)(
    '$type, $kind: is one of its type that can be published but for what it says',
    ({ type, draft, missing }) => {
      const fields = formSchema(managed.exercises).validateSync({ ...draft, topic_id: 5 })
      expect(fields).toMatchObject({ type })
      const findings = lintExercise({ ...draft, topic_id: 5, title: 'Title' })
      expect(findings.flatMap(({ level, token }) => (level === 'error' ? [token] : []))).toEqual(missing)
    },
  )

  it.each(all)('$type, $kind: follows all advice but to explain the answer', ({ draft }) => {
    // The one advice is to explain the answer, which nobody can do beforehand.
    const advice = lintExercise({ ...draft, topic_id: 5, title: 'Title' }).filter(({ level }) => level === 'advice')
    expect(advice.map(({ token }) => token)).toEqual(['feedback.missing'])
  })
})

it.each(topicTemplates)('the topic $name is one that can be saved', (fields) => {
  expect(formSchema(managed.topics).validateSync({ ...fields, chapter_id: 3 })).toMatchObject(fields)
})
