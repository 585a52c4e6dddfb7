import type { SystemStyleObject } from '@chakra-ui/react'

/** Styles of an article as it is printed: dark on white in the evening too, and nothing torn apart. */
export const onPaper: SystemStyleObject = {
  '@media print': {
    '&, & *': { color: 'black !important', bg: 'transparent !important' },
    '& img': { maxH: '12cm', breakInside: 'avoid' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& p, & li': { orphans: 3, widows: 3 },
  },
}
