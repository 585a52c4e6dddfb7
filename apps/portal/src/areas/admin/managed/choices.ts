import type { ExerciseType, MediaType, TestType, TopicIcon, TopicType } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'

/** The words of every closed set that a form offers. */
export const mediaWords: Record<MediaType, WordKey> = {
  TEXT: 'admin.media.TEXT',
  IMAGE: 'admin.media.IMAGE',
  VIDEO: 'admin.media.VIDEO',
  PDF: 'admin.media.PDF',
  AUDIO: 'admin.media.AUDIO',
}
export const shownWords: Record<'IMAGE' | 'VIDEO' | 'AUDIO', WordKey> = {
  IMAGE: mediaWords.IMAGE,
  VIDEO: mediaWords.VIDEO,
  AUDIO: mediaWords.AUDIO,
}
export const topicTypeWords: Record<TopicType, WordKey> = {
  EXERCISE: 'admin.topicType.EXERCISE',
  CONTENT: 'admin.topicType.CONTENT',
}
export const iconWords: Record<TopicIcon, WordKey> = {
  story: 'admin.icon.story',
  words: 'admin.icon.words',
  listening: 'admin.icon.listening',
  writing: 'admin.icon.writing',
}
export const exerciseTypeWords: Record<ExerciseType, WordKey> = {
  UNIQUE_ALTERNATIVE: 'admin.exerciseType.UNIQUE_ALTERNATIVE',
  MULTIPLE_ALTERNATIVE: 'admin.exerciseType.MULTIPLE_ALTERNATIVE',
  COMPLETE_LETTERS: 'admin.exerciseType.COMPLETE_LETTERS',
  COMPLETE_WORD: 'admin.exerciseType.COMPLETE_WORD',
  OPEN_ANSWER: 'admin.exerciseType.OPEN_ANSWER',
  MULTIPLE_OPTIONS: 'admin.exerciseType.MULTIPLE_OPTIONS',
}
export const testTypeWords: Record<TestType, WordKey> = {
  GENERAL: 'config-tests.testType.GENERAL',
  LISTENING: 'config-tests.testType.LISTENING',
  READING: 'config-tests.testType.READING',
  WRITING: 'config-tests.testType.WRITING',
}
