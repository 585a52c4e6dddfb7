import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { MeetingChip } from './meeting-chip.tsx'
import type { MeetingState } from './meeting-looks.ts'

export interface MeetingCardProps {
  name: string
  /** The formatted times, from start to end. */
  hours: string
  /** Teacher or place, as a short text. */
  about: string
  state: MeetingState
  /**
   * The action for the current state, or why there is none. null keeps its space empty; left out, no space is reserved.
   */
  action?: ReactNode
  /** Further content below. */
  children?: ReactNode
}

/** A class of a day: time, name, and its current state. */
export function MeetingCard({ name, hours, about, state, action, children }: MeetingCardProps) {
  const heading = useId()
  return (
    <Card as="article" aria-labelledby={heading} p={4}>
      <Stack gap={3}>
        <Flex columnGap={5} rowGap={2} wrap="wrap" align="center">
          <Flex
            wrap="wrap"
            columnGap={3}
            rowGap={1.5}
            align="center"
            justify="space-between"
            w={{ base: 'full', md: 40 }}
          >
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {hours}
            </Text>
            <MeetingChip state={state} />
          </Flex>
          <Stack gap={0.5} flex="1 1 12rem" minW={0} overflowWrap="anywhere">
            <Heading as="h3" id={heading} textStyle="label" fontWeight="semibold">
              {name}
            </Heading>
            <Text textStyle="small" color="fg.muted">
              {about}
            </Text>
          </Stack>
          {action !== undefined && (
            <Flex
              flex={{ base: '1 1 100%', md: '0 1 15rem' }}
              minH="target"
              align="center"
              justify={{ md: 'end' }}
              textAlign={{ md: 'end' }}
              textStyle="small"
              color="fg.muted"
            >
              {action}
            </Flex>
          )}
        </Flex>
        {children}
      </Stack>
    </Card>
  )
}
