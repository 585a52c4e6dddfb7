import { EmptyState, Skeleton } from '@the-house/design-system'
import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useManagedList } from '../../api/managed.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import type { PreviewShown } from '../../page/preview-message.ts'
import { ContentView } from '../../page/chapter/content-view.tsx'
import { partsQuery } from './parts-query.ts'
import { shownContent } from './shown-rows.ts'

export interface PreviewContentProps {
  topic: Topic
  draft: PreviewShown['draft']
}

/** The content of a topic, as students will see it. */
export function PreviewContent({ topic, draft }: PreviewContentProps) {
  const { t } = useTranslation()
  const read = useManagedList('contents', partsQuery('topic_id', topic.id))
  return (
    <AsyncContent read={read} skeleton={<Skeleton h="100dvh" />}>
      {({ content: [row] }) => {
        const content = row && shownContent(row, draft)
        return content ? (
          <ContentView content={content} topic={topic.name} />
        ) : (
          <EmptyState title={t('preview.emptyTopic')} />
        )
      }}
    </AsyncContent>
  )
}
