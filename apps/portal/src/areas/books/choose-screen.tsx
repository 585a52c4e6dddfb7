import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Redirect, useSearch } from 'wouter'
import { useRead } from '../../api/use-read.ts'
import { topicPath } from '../../page/topic-path.ts'
import { firstTopic } from './first-topic.ts'

/** The chapter's index: forwards to the first topic's exercises. */
export function ChooseScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const search = useSearch()
  const id = Number(params['id'])
  const topics = useRead('GET /chapters/:id/topics', { params: { id } })
  const topic = topics.data && firstTopic(topics.data.content)
  if (topic) return <Redirect to={topicPath(id, topic, search)} replace />
  // The frame shows the topics and, until they are read, the skeleton.
  return topics.data ? <EmptyState title={t('books.noTopics')} /> : null
}
