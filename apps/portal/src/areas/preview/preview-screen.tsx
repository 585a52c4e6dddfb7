import { Box, Heading, Stack } from '@chakra-ui/react'
import { EmptyState, Skeleton, TopicIcon } from '@the-house/design-system'
import type { Topic } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { useManaged, useManagedList } from '../../api/managed.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { idIn } from '../../page/id-in.ts'
import type { PreviewShown } from '../../page/preview-message.ts'
import { TopicSelect } from '../../page/chapter/topic-select.tsx'
import { TopicTabs } from '../../page/chapter/topic-tabs.tsx'
import { PreviewContent } from './preview-content.tsx'
import { PreviewExercises } from './preview-exercises.tsx'
import { LessonMenu } from '../../survey/lesson-menu.tsx'
import { shownName, shownTopic } from './shown-rows.ts'
import { partsQuery } from './parts-query.ts'
import { useFocusedTopic } from './use-focused-topic.ts'
import { usePreviewLook } from './use-preview-look.ts'
import { usePreviewShown } from './use-preview-shown.ts'

/** A chapter as students will see it, drafts included; nothing that is done here is kept. */
export function PreviewScreen({ params }: { params: Record<string, string | undefined> }) {
  const [query] = useSearchParams()
  usePreviewLook(query.get('lang'), query.get('mode'))
  const shown = usePreviewShown()
  const id = idIn(params['id'])
  const { t } = useTranslation()
  const chapter = useManaged('chapters', id)
  const topics = useManagedList('topics', id === null ? null : partsQuery('chapter_id', id))
  const name = chapter.data ? shownName(chapter.data, shown.draft) : t('books.chapter')
  useEffect(() => {
    document.title = `${name} · ${t('common.product')}`
  }, [name, t])
  return (
    <Box as="main" maxW="page" mx="auto" px={{ base: 4, md: 8 }} py={4}>
      <Stack gap={{ base: 2, md: 6 }}>
        <Heading as="h1" data-beside-lesson="read" textStyle={{ base: 'heading', md: 'title' }} lang="en">
          {name}
        </Heading>
        <AsyncContent read={topics} skeleton={<Skeleton h="100dvh" />}>
          {({ content }) => (
            <Topics topics={content.flatMap((row) => shownTopic(row, shown.draft) ?? [])} shown={shown} />
          )}
        </AsyncContent>
      </Stack>
    </Box>
  )
}

function Topics({ topics, shown }: { topics: Topic[]; shown: PreviewShown }) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const focused = useFocusedTopic(shown.focus)
  useEffect(() => {
    if (focused === null) return
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('topic', String(focused))
        return next
      },
      { replace: true },
    )
  }, [focused, setQuery])
  const current = topics.find(({ id }) => String(id) === query.get('topic')) ?? topics[0]
  if (!current) return <EmptyState title={t('preview.empty')} />
  const hrefOf = (topic: Topic) => {
    const next = new URLSearchParams(query)
    next.set('topic', String(topic.id))
    return `?${next}`
  }
  const choice = (
    <>
      <TopicTabs topics={topics} current={current} hrefOf={hrefOf} />
      <TopicSelect topics={topics} current={current} hrefOf={hrefOf} />
    </>
  )
  const menu = (
    <LessonMenu
      label={t('books.topics')}
      icon={<TopicIcon icon={current.icon ?? 'story'} boxSize={7} />}
      title={current.name}
      shell={false}
    >
      <Stack gap={4}>{choice}</Stack>
    </LessonMenu>
  )
  return (
    <>
      <Stack gap={{ base: 2, md: 6 }} data-beside-lesson="">
        {choice}
      </Stack>
      {current.type === 'CONTENT' ? (
        <PreviewContent topic={current} draft={shown.draft} />
      ) : (
        <PreviewExercises key={current.id} topic={current} shown={shown} menu={menu} />
      )}
    </>
  )
}
