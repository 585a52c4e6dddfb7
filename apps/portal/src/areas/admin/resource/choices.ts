import type { ExerciseType, MediaType, TopicIcon, TopicType } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

/** The labels of the closed sets of values that forms offer. */
export const mediaLabels: Record<MediaType, MessageKey> = {
  TEXT: 'admin.media.TEXT',
  IMAGE: 'admin.media.IMAGE',
  VIDEO: 'admin.media.VIDEO',
  PDF: 'admin.media.PDF',
  AUDIO: 'admin.media.AUDIO',
}
export const visibilityLabels: Record<'IMAGE' | 'VIDEO' | 'AUDIO', MessageKey> = {
  IMAGE: mediaLabels.IMAGE,
  VIDEO: mediaLabels.VIDEO,
  AUDIO: mediaLabels.AUDIO,
}
export const topicTypeLabels: Record<TopicType, MessageKey> = {
  EXERCISE: 'admin.topicType.EXERCISE',
  CONTENT: 'admin.topicType.CONTENT',
}
export const iconLabels: Record<TopicIcon, MessageKey> = {
  story: 'admin.icon.story',
  words: 'admin.icon.words',
  listening: 'admin.icon.listening',
  writing: 'admin.icon.writing',
}
export const exerciseTypeLabel = (type: ExerciseType): MessageKey => `admin.exerciseType.${type}`

/** The labels of a closed set, from the label of each of its values. */
export function labelsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => MessageKey,
): Record<Value, MessageKey>
export function labelsOf(
  values: readonly string[],
  labelOf: (value: string) => MessageKey,
): Record<string, MessageKey> {
  return Object.fromEntries(values.map((value) => [value, labelOf(value)]))
}
