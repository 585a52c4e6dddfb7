import type { TestType } from '@the-house/domain'
import { lazyAgain } from '@the-house/hooks'
import { ChartColumn, Copy, Send } from 'lucide-react'
import { testTypeWords } from './choices.ts'
import { description, name } from './fields.ts'
import type { Resource } from './resource.ts'

const path = '/admin/config-tests'

/** The tests that teachers set up, out of exercises of the bank. */
export const configTests: Resource = {
  words: { many: 'admin.crumbs.configTests', create: 'config-tests.create', lead: 'config-tests.lead' },
  columns: ['name', 'test_type', 'minutes', 'exercise_ids'],
  fields: [
    name,
    { ...description, hint: 'config-tests.hints.description' },
    { name: 'test_type', label: 'config-tests.fields.testType', kind: { choice: testTypeWords } },
    { name: 'minutes', label: 'config-tests.fields.minutes', kind: 'number', length: 3 },
    {
      name: 'show_feedback',
      label: 'config-tests.fields.showFeedback',
      kind: 'switch',
      hint: 'config-tests.hints.showFeedback',
    },
    { name: 'shuffled', label: 'config-tests.fields.shuffled', kind: 'switch', hint: 'config-tests.hints.shuffled' },
    { name: 'exercise_ids', label: 'config-tests.fields.exercises', kind: 'editor', counted: true },
  ],
  Editor: lazyAgain(async () => ({ default: (await import('../config-tests/exercises-part.tsx')).ExercisesPart })),
  start: { test_type: 'GENERAL' satisfies TestType, minutes: 30 },
  links: [
    {
      words: { here: 'config-tests.send.go', listed: 'config-tests.send.goOne' },
      Icon: Send,
      href: ({ id }) => `${path}/${id}/send`,
    },
    {
      words: { here: 'config-tests.report.go', listed: 'config-tests.report.goOne' },
      Icon: ChartColumn,
      href: ({ id }) => `/admin/tests/${id}`,
    },
    {
      words: { here: 'config-tests.copy.go', listed: 'config-tests.copy.goOne' },
      Icon: Copy,
      href: ({ id }) => `${path}/new?from=${id}`,
    },
  ],
  copyName: 'config-tests.copy.name',
}
