import type { TestType } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { loadAreas, type MessageKey } from '@the-house/i18n'
import { ChartColumn, Copy, Send } from 'lucide-react'
import { description, name } from './fields.ts'
import { defineResource } from '../resource/define-resource.ts'

const path = '/admin/config-tests'

const testTypeLabels: Record<TestType, MessageKey> = {
  GENERAL: 'config-tests.testType.GENERAL',
  LISTENING: 'config-tests.testType.LISTENING',
  READING: 'config-tests.testType.READING',
  WRITING: 'config-tests.testType.WRITING',
}

/** The tests that teachers assemble from exercises of the bank. */
export const configTests = defineResource('config-tests', {
  words: { many: 'admin.crumbs.configTests', create: 'config-tests.create', lead: 'config-tests.lead' },
  fields: {
    name: { ...name, column: 1 },
    description: { ...description, hint: 'config-tests.hints.description' },
    test_type: { label: 'config-tests.fields.testType', words: testTypeLabels, column: 2 },
    minutes: { label: 'config-tests.fields.minutes', length: 3, column: 3 },
    show_feedback: { label: 'config-tests.fields.showFeedback', hint: 'config-tests.hints.showFeedback' },
    shuffled: { label: 'config-tests.fields.shuffled', hint: 'config-tests.hints.shuffled' },
    exercise_ids: { label: 'config-tests.fields.exercises', editor: true, counted: true, column: 4 },
  },
  Editor: lazyWithRetry(async () => {
    const texts = loadAreas('exercises', 'config-tests', 'ordering')
    const [part] = await Promise.all([import('../config-tests/exercises-part.tsx'), texts])
    return { default: part.ExercisesPart }
  }),
  start: { test_type: 'GENERAL', minutes: 30 },
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
})
