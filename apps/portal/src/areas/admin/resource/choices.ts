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

/** A record of a closed set, such as its labels, from what each of its values gets. */
export function labelsOf<Value extends string, Label>(
  values: readonly Value[],
  labelOf: (value: Value) => Label,
): Record<Value, Label>
export function labelsOf<Label>(values: readonly string[], labelOf: (value: string) => Label): Record<string, Label> {
  return Object.fromEntries(values.map((value) => [value, labelOf(value)]))
}
