import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** A topic in words: its name, and what it waits for or that it is done. */
export function useTopicName(): (topic: Topic) => string {
  const { t } = useTranslation()
  return ({ name, available, requirement, concluded }) => {
    if (!available)
      return requirement
        ? t('books.topicAfter', { name, requirement: requirement.name })
        : t('books.topicClosed', { name })
    return concluded ? t('books.topicConcluded', { name }) : name
  }
}
