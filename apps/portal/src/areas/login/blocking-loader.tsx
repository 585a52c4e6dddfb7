import { Box } from '@chakra-ui/react'
import { VisuallyHidden } from '@the-house/design-system'

/** Keeps everything else from being pressed while one thing is under way. */
export function BlockingLoader({ label }: { label: string }) {
  return (
    <Box as="output" position="fixed" inset={0} zIndex="menu" cursor="progress">
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  )
}
