import type { ExerciseType, TopicIcon, TopicType } from './kinds.ts'
import { authorRules } from './question-types/author.ts'
import type { ExerciseTemplate } from './question-types/shared/templates.ts'

export type { ExerciseTemplate }

/** What a new exercise of a type can start from. The sentences are the content of the course, which is English. */
export const templatesOf = (type: ExerciseType): readonly ExerciseTemplate[] => authorRules[type].templates

export interface TopicTemplate {
  name: string
  type: TopicType
  icon: TopicIcon
  show_feedback: boolean
}

/** What a new topic can start from: the four kinds of which chapters are made. */
export const topicTemplates: readonly TopicTemplate[] = [
  { name: 'Story', type: 'CONTENT', icon: 'story', show_feedback: true },
  { name: 'Words', type: 'EXERCISE', icon: 'words', show_feedback: true },
  { name: 'Listening', type: 'EXERCISE', icon: 'listening', show_feedback: true },
  { name: 'Writing', type: 'EXERCISE', icon: 'writing', show_feedback: false },
]
