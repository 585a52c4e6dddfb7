import { chakra } from '@chakra-ui/react'

/** Content for screen readers only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } })
