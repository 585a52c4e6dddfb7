import { Stack, Text } from '@chakra-ui/react'
import { TopicIcon } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { Practice } from '../../api/practice.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { TopicNav } from '../../page/chapter/topic-nav.tsx'
import { LessonMenu } from '../../survey/lesson-menu.tsx'

/** The chapter and its topics, where the exercises fill the window; the frame of the chapter has read both. */
export function PracticeTopics({ chapter: id, topic }: Practice) {
  const { t } = useTranslation()
  const { data: topics } = useApiQuery('GET /chapters/:id/topics', { params: { id } })
  const { data: chapter } = useApiQuery('GET /chapters/:id', { params: { id } }, { onError: () => undefined })
  const content = topics?.content ?? []
  const current = content.find((one) => one.id === topic)
  const number = chapter?.number ? t('books.number', { number: chapter.number }) : t('books.chapter')
  return (
    <LessonMenu
      label={t('books.topics')}
      icon={<TopicIcon icon={current?.icon ?? 'story'} boxSize={7} />}
      title={current?.name ?? number}
    >
      <Stack gap={4}>
        <Text color="fg.muted" lang="en">
          {chapter ? `${number} · ${chapter.name}` : number}
        </Text>
        <TopicNav chapter={id} topics={content} current={current} />
      </Stack>
    </LessonMenu>
  )
}
