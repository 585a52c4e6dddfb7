import { Text, type TextProps } from '@chakra-ui/react'
import type { ExerciseType } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { answerInWords } from '../answer-in-words.ts'

export interface AnswerPartsProps extends TextProps {
  type: ExerciseType
  parts: readonly string[]
}

/** Lists the parts of an answer: one for each choice or blank. */
export function AnswerParts({ type, parts, ...rest }: AnswerPartsProps) {
  const { i18n } = useTranslation()
  return (
    <Text lang="en" translate="no" overflowWrap="anywhere" {...rest}>
      {answerInWords(type, parts, i18n.language)}
    </Text>
  )
}
