import { Flex } from '@chakra-ui/react'
import { ColorModeChoice } from '../color-mode-choice.tsx'
import { LanguageChoice } from '../language-choice.tsx'

/** Language and colours, before anybody has signed in. */
export function GateChoices() {
  return (
    <Flex gap={3} wrap="wrap" justify="center" pt={8}>
      <LanguageChoice />
      <ColorModeChoice />
    </Flex>
  )
}
