import { Stack, Text } from '@chakra-ui/react'
import { Card, ExerciseView, Skeleton, TextLink } from '@the-house/design-system'
import { allows, answerOf, type ObjectionDetail } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import { Link } from 'wouter'
import { useUser } from '../../../session/session.ts'

const ignore = () => undefined

/** The exercise with its question, media and key, and the answer as the student saw it. */
export function AnswerCard({ detail }: { detail: ObjectionDetail }) {
  const { t } = useTranslation()
  const user = useUser()
  const { sheet, exercise, book, chapter, topic } = detail
  return (
    <Card>
      <Stack gap={5}>
        <Suspense fallback={<Skeleton h="24rem" />}>
          <ExerciseView
            exercise={sheet}
            answer={answerOf(sheet)}
            status={sheet.correct ? 'correct' : 'wrong'}
            reader="teacher"
            onChange={ignore}
          />
        </Suspense>
        <Text textStyle="small" color="fg.muted">
          {[book.name, chapter.name, topic.name].join(' · ')}
        </Text>
        {allows('manageContent', user) && (
          <TextLink asChild alignSelf="start">
            <Link href={`/admin/exercises/${exercise.id}`}>{t('objections.editor')}</Link>
          </TextLink>
        )}
      </Stack>
    </Card>
  )
}
