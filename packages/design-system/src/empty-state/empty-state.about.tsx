import { Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { EmptyState } from './empty-state.tsx'

export default about({
  exports: ['EmptyState'],
  purpose: 'Nothing to show: says why, and what to do next.',
  avoid: [
    'It is on its way: Skeleton.',
    'It could not be loaded: Alert with a way to try again.',
    'A small part of a page: one line of text is enough.',
  ],
  good: {
    show: <EmptyState as="h3" title="No books yet" description="Your teacher opens the first one for you." />,
    why: 'Why it is empty, and who changes that.',
  },
  bad: { show: <Text color="fg.muted">No data.</Text>, why: 'Is it broken? Is it loading? Is it me?' },
  anatomy: {
    Picture: 'door: something begins here; key: something is still closed',
    Title: 'what is not there',
    Text: 'why, or what to do',
    Action: 'one button, where there is something to do',
  },
  callouts: { Picture: 'svg', Title: 'h3', Text: 'p' },
  keys: nativeKeys.button,
  spoken: ['A heading and its text; the picture is not read.'],
})
