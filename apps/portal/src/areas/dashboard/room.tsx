import { Flex, Heading, Stack, Text, type StackProps } from '@chakra-ui/react'

export interface RoomProps extends StackProps {
  title: string
  /** A few words beside the title. */
  note?: string
}

/** A part of the dashboard under a title of its own. */
export function Room({ title, note, children, ...rest }: RoomProps) {
  return (
    <Stack as="section" aria-label={title} gap={3} minW={0} {...rest}>
      <Flex align="baseline" justify="space-between" columnGap={4} wrap="wrap">
        <Heading as="h2" textStyle="heading">
          {title}
        </Heading>
        {note && (
          <Text textStyle="small" color="fg.muted">
            {note}
          </Text>
        )}
      </Flex>
      {children}
    </Stack>
  )
}
