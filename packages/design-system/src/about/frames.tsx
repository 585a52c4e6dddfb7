import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface DialogFrameProps {
  title: string
  children?: ReactNode
  /** The buttons of the dialog. */
  actions?: ReactNode
}

/** A static dialog frame for examples: a real dialog would cover the text that explains it. */
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

/** The texts of a widget, where rendering the widget itself would explain less. */
export const Said = ({ children }: { children: ReactNode }) => (
  <Text textStyle="exercise" bg="bg.surface" border="1px solid" borderColor="border" borderRadius="card" px={4} py={3}>
    {children}
  </Text>
)
