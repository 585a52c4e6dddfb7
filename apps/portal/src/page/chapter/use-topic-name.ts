import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** Returns a formatter of topics: the name, and that it is done or which topic it depends on. */
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
