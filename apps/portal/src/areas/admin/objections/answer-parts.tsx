import { Text, type TextProps } from '@chakra-ui/react'

export interface AnswerPartsProps extends TextProps {
  parts: readonly string[]
}

/** Lists the parts of an answer: one for each choice or blank. */
export const AnswerParts = ({ parts, ...rest }: AnswerPartsProps) => (
  <Text lang="en" translate="no" overflowWrap="anywhere" {...rest}>
    {parts.map((part) => part || '–').join(' · ')}
  </Text>
)
