import type { Chapter } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense, useState } from 'react'
import { readStored } from '../../device/storage.ts'
import { usePreviewed, useUser } from '../../session/session.ts'

const InstructionsDialog = lazyWithRetry(async () => ({
  default: (await import('./instructions-dialog.tsx')).InstructionsDialog,
}))

/** Opens the instructions of a chapter until the user has agreed to them once on this device; nobody agrees in a preview. */
export function Instructions({ chapter }: { chapter: Chapter }) {
  const { id: user } = useUser()
  const storedAs = `the-house.agreed.${user}.${chapter.id}`
  const isPreview = usePreviewed()
  const [agreed] = useState(() => readStored(storedAs) !== null)
  if (agreed || isPreview || !chapter.media_type) return null
  return (
    <Suspense>
      <InstructionsDialog chapter={chapter} storedAs={storedAs} />
    </Suspense>
  )
}
