import { Box } from '@chakra-ui/react'
import type { FileFacts } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense } from 'react'

const nothing = () => null
/** Few files are such: what names them comes with the first of them, if it can. */
const Unplayed = lazyWithRetry(() => import('./unplayed.tsx').catch(() => ({ default: nothing })))

/** The note of a file that browsers may not play; its room is kept while it loads. */
export function UnplayedNote({ src, facts }: { src: string; facts: FileFacts | undefined }) {
  if (!facts?.unplayable || facts.unplayable === 'unread') return null
  return (
    <Suspense fallback={<Box aria-busy="true" h="1lh" textStyle="small" />}>
      <Unplayed src={src} facts={facts} />
    </Suspense>
  )
}
