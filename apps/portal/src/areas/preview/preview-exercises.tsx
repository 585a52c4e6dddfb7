import { EmptyState, Skeleton } from '@the-house/design-system'
import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { useManagedList } from '../../api/managed.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import type { PreviewShown } from '../../page/preview-message.ts'
import { PreviewLesson } from './preview-lesson.tsx'
import { partsQuery } from './parts-query.ts'
import { shownDraft } from './shown-rows.ts'

export interface PreviewExercisesProps {
  topic: Topic
  shown: PreviewShown
  /** The other topics, where a lesson that fills the window hides them. */
  menu: ReactNode
}

/** The exercises of a topic, to be tried. */
export function PreviewExercises({ topic, shown: { draft, focus }, menu }: PreviewExercisesProps) {
  const { t } = useTranslation()
  const read = useManagedList('exercises', partsQuery('topic_id', topic.id))
  const focused = focus?.entity === 'exercises' ? focus.id : null
  return (
    <AsyncContent read={read} skeleton={<Skeleton h="100dvh" />}>
      {({ content }) => {
        const drafts = content.flatMap((row) => shownDraft(row, draft) ?? [])
        return drafts.length > 0 ? (
          <PreviewLesson key={focused} drafts={drafts} first={focused} menu={menu} />
        ) : (
          <EmptyState title={t('preview.emptyTopic')} />
        )
      }}
    </AsyncContent>
  )
}
