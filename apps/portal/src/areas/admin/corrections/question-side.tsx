import { chakra, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, Html } from '@the-house/design-system'
import { ExerciseMedia } from '@the-house/design-system/admin'
import type { CorrectionTask } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { FormerCorrections } from './former-corrections.tsx'

const Title = chakra('h2', { base: { textStyle: 'label', color: 'fg.muted' } })

/** The question as the student got it: text, images and audio. */
export function QuestionSide({ task }: { task: CorrectionTask }) {
  const { t } = useTranslation()
  const { exercise } = task
  const places = [task.test?.name, task.book.name, task.chapter.name, task.topic.name]
  return (
    <Card>
      <Stack gap={5}>
        <Stack gap={2}>
          <Title>{t('corrections.desk.question')}</Title>
          {exercise.question ? (
            <Html html={exercise.question} lang="en" />
          ) : (
            <Heading as="h3" textStyle="exercise" lang="en">
              {exercise.title}
            </Heading>
          )}
          <Text textStyle="small" color="fg.muted">
            {places.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <ExerciseMedia exercise={exercise} />
      </Stack>
    </Card>
  )
}

/** The sample answer and earlier corrections of the same student. */
export function ReferenceSide({ task }: { task: CorrectionTask }) {
  const { t } = useTranslation()
  const { exercise, explanation, former } = task
  if (!exercise.answer_correct && !explanation && former.length === 0) return null
  return (
    <Card>
      <Stack gap={5}>
        {exercise.answer_correct && (
          <Stack gap={2}>
            <Title>{t('corrections.desk.model')}</Title>
            <Text lang="en" translate="no" whiteSpace="pre-wrap">
              {exercise.answer_correct}
            </Text>
          </Stack>
        )}
        {explanation && (
          <Stack gap={2}>
            <Title>{t('corrections.desk.explanation')}</Title>
            <Html html={explanation} />
          </Stack>
        )}
        <FormerCorrections task={task} />
      </Stack>
    </Card>
  )
}
