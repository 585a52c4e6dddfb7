import type { SystemStyleObject } from '@chakra-ui/react'

/** Print styles of an article: dark on white also in dark mode, and without page breaks inside images. */
export const onPaper: SystemStyleObject = {
  '@media print': {
    '&, & *': { color: 'black !important', bg: 'transparent !important' },
    '& img': { maxH: '12cm', breakInside: 'avoid' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& p, & li': { orphans: 3, widows: 3 },
  },
}
