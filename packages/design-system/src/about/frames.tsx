import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface DialogFrameProps {
  title: string
  children?: ReactNode
  /** Its buttons. */
  actions?: ReactNode
}

/** A dialog as it looks, in the page: examples must not cover what they explain. */
export const DialogFrame = ({ title, children, actions }: DialogFrameProps) => (
  <Stack gap={3} bg="bg.surface" color="fg" p={5} borderRadius="card" boxShadow="float" maxW="24rem" w="full">
    <Heading as="h4" textStyle="heading">
      {title}
    </Heading>
    {children && <Text>{children}</Text>}
    {actions && (
      <Flex gap={3} wrap="wrap" justify="flex-end">
        {actions}
      </Flex>
    )}
  </Stack>
)

/** Words of a widget as they would stand, where drawing the widget itself would explain less. */
export const Said = ({ children }: { children: ReactNode }) => (
  <Text textStyle="exercise" bg="bg.surface" border="1px solid" borderColor="border" borderRadius="card" px={4} py={3}>
    {children}
  </Text>
)
