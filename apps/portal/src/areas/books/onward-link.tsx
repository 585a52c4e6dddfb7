import { Flex } from '@chakra-ui/react'
import { Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { useApiQuery } from '../../api/use-api-query.ts'
import { topicPath } from '../../page/topic-path.ts'
import { topicAfter } from '../../page/topic-after.ts'

/** Links from a content to the topic after it. */
export function OnwardLink({ chapter, topic }: { chapter: number; topic: number }) {
  const { t } = useTranslation()
  const { data: topics } = useApiQuery('GET /chapters/:id/topics', { params: { id: chapter } })
  const next = topics && topicAfter(topics.content, topic)
  if (!next) return null
  return (
    <Flex justify="flex-end">
      <Button asChild variant="primary">
        <Link href={topicPath(chapter, next)}>
          {t('books.onward', { name: next.name })}
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      </Button>
    </Flex>
  )
}
