import { Flex, Stack, Text } from '@chakra-ui/react'
import { Chip } from '@the-house/design-system'
import type { BankExercise } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { exerciseTypeLabel } from '../resource/choices.ts'

export interface ExerciseLineProps {
  exercise: BankExercise
  /** Further facts, beside the type. */
  children?: ReactNode
}

/** An exercise with its title, its type and its place: book, chapter and topic. */
export function ExerciseLine({ exercise, children }: ExerciseLineProps) {
  const { t } = useTranslation()
  const { title, type, topic, chapter, book, shown } = exercise
  return (
    <Stack gap={1} minW={0} py={1} overflowWrap="anywhere">
      <Text as="span" fontWeight="medium" lang="en">
        {title}
      </Text>
      <Flex gap={1.5} wrap="wrap" align="center">
        <Chip>{t(exerciseTypeLabel(type))}</Chip>
        {!shown && <Chip tone="warning">{t('config-tests.exercises.draft')}</Chip>}
        {children}
      </Flex>
      <Text as="span" textStyle="small" color="fg.muted">
        {[book, chapter, topic].join(' · ')}
      </Text>
    </Stack>
  )
}
