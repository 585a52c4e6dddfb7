import { chakra, Text } from '@chakra-ui/react'
import { Alert } from '@the-house/design-system'

const Said = chakra('output', { base: { display: 'block' } })

export interface CountNoteProps {
  /** How many get it, or why nobody does. */
  text: string
  /** What else is to be said of them. */
  more: readonly string[]
  /** Nobody gets it, or that is not known. */
  warning: boolean
}

/** The number of receivers, in a live region that announces each change. */
export function CountNote({ text, more, warning }: CountNoteProps) {
  return (
    <Alert status={warning ? 'warning' : 'info'}>
      <Said>
        <Text fontWeight="semibold">{text}</Text>
        {more.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Said>
    </Alert>
  )
}
