import { EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Redirect, useSearch } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { topicPath } from '../../page/topic-path.ts'
import { firstTopic } from './first-topic.ts'

/** The index of a chapter: redirects to the exercises of its first open topic. */
export function ChooseScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const search = useSearch()
  const id = Number(params['id'])
  const topics = useApiQuery('GET /chapters/:id/topics', { params: { id } })
  const topic = topics.data && firstTopic(topics.data.content)
  if (topic) return <Redirect to={topicPath(id, topic, search)} replace />
  // The frame shows the topics, and their skeleton while they load.
  return topics.data ? <EmptyState title={t('books.noTopics')} /> : null
}
