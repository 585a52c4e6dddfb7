import type { MediaType, TopicIcon, TopicType } from '@the-house/domain'
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
