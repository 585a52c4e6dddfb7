import type { SystemStyleObject } from '@chakra-ui/react'

/** Of a tool that is on; where colours are forced its frame tells it. */
export const pressedStyle: SystemStyleObject = {
  bg: 'accent.subtle',
  color: 'accent',
  borderColor: 'accent',
  '@media (forced-colors: active)': { borderWidth: '4px' },
}
