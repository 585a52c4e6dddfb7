import { Flex, Text } from '@chakra-ui/react'
import { Chip } from '@the-house/design-system'
import { Drawn } from './drawn.tsx'
import { statuses, type Status } from './status.ts'

const tones = { stable: 'right', part: 'info', staff: 'warning' } as const

export interface StatusNoteProps {
  status: Status
  purpose: string
}

/** The purpose of a component, its import, and its status. */
export const StatusNote = ({ status, purpose }: StatusNoteProps) => (
  <Drawn>
    <Text textStyle="exercise" maxW="prose" mb={4}>
      {purpose}
    </Text>
    <Flex gap={3} align="center" wrap="wrap" mb={6}>
      <Chip tone={tones[status]}>{status}</Chip>
      <Text textStyle="small" color="fg.muted">
        {statuses[status]}
      </Text>
    </Flex>
  </Drawn>
)
