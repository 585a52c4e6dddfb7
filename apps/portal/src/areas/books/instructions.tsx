import type { Chapter } from '@the-house/domain'
import { lazyAgain } from '@the-house/hooks'
import { Suspense, useState } from 'react'
import { readStored } from '../../device/storage.ts'
import { useUser } from '../../session/session.ts'

const InstructionsDialog = lazyAgain(async () => ({
  default: (await import('./instructions-dialog.tsx')).InstructionsDialog,
}))

/** Opens on entering a chapter with instructions, until this user has agreed to them once on this device. */
export function Instructions({ chapter }: { chapter: Chapter }) {
  const { id: user } = useUser()
  const storedAs = `the-house.agreed.${user}.${chapter.id}`
  const [agreed] = useState(() => readStored(storedAs) !== null)
  if (agreed || !chapter.media_type) return null
  return (
    <Suspense>
      <InstructionsDialog chapter={chapter} storedAs={storedAs} />
    </Suspense>
  )
}
