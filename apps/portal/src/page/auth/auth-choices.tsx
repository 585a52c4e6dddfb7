import { Flex } from '@chakra-ui/react'
import { ColorModeChoice } from '../color-mode-choice.tsx'
import { LanguageChoice } from '../language-choice.tsx'

/** The choices of language and color mode on public screens. */
export function AuthChoices() {
  return (
    <Flex gap={3} wrap="wrap" justify="center" pt={8}>
      <LanguageChoice />
      <ColorModeChoice />
    </Flex>
  )
}
