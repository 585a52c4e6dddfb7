import { Box } from '@chakra-ui/react'
import { VisuallyHidden } from '@the-house/design-system'

/** Blocks all input while an action is running. */
export function BlockingLoader({ label }: { label: string }) {
  return (
    <Box as="output" position="fixed" inset={0} zIndex="menu" cursor="progress">
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  )
}
