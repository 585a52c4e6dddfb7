import { Box } from '@chakra-ui/react'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense } from 'react'
import type { UnplayedProps } from './unplayed.tsx'

const nothing = () => null
/** Few files are such: what names them comes with the first of them, if it can. */
const Unplayed = lazyWithRetry(() => import('./unplayed.tsx').catch(() => ({ default: nothing })))

/** The note of a file that browsers may not play, or that this one did not; its room is kept while it loads. */
export function UnplayedNote(props: UnplayedProps) {
  const { facts, failed } = props
  if (!failed && (!facts?.unplayable || facts.unplayable === 'unread')) return null
  return (
    <Suspense fallback={<Box aria-busy="true" h="1lh" textStyle="small" />}>
      <Unplayed {...props} />
    </Suspense>
  )
}
