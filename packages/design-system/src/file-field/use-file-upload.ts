import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { noteUpload } from './pending-uploads.ts'

/** The signal cancels the upload; `onProgress` reports its progress (0 to 1). */
export interface UploadOptions {
  signal: AbortSignal
  onProgress: (share: number) => void
}
export type UploadFile = (file: File, how: UploadOptions) => Promise<void>

interface Chosen {
  file: File
  /** The object URL from which the page shows it. */
  address: string
}
/** The state of a chosen file: chosen, uploading or failed. */
export type UploadState = Chosen &
  ({ phase: 'chosen' } | { phase: 'sending'; share: number } | { phase: 'failed'; reason: unknown })

/** Uploads a chosen file, with progress, retry and cancel. */
export function useFileUpload(onSend: UploadFile | undefined) {
  const [way, setWay] = useState<UploadState | null>(null)
  const sending = useRef<AbortController>(undefined)
  const shown = useRef<string>(undefined)
  const key = useRef({})

  const drop = () => {
    sending.current?.abort()
    noteUpload(key.current, null)
    if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
  }
  // Aborts a pending upload on unmount, when nothing can show its result.
  const leave = useEffectEvent(drop)
  useEffect(() => () => leave(), [])

  async function send(chosen: Chosen, by: UploadFile) {
    const turn = new AbortController()
    sending.current?.abort()
    sending.current = turn
    // Events of an earlier, aborted attempt are ignored, so that it cannot overwrite the newer one.
    const update = (next: UploadState | null) => {
      if (turn.signal.aborted) return
      setWay(next)
      noteUpload(key.current, next && (next.phase === 'failed' ? 'failed' : 'sending'))
    }
    update({ ...chosen, phase: 'sending', share: 0 })
    try {
      await by(chosen.file, {
        signal: turn.signal,
        onProgress: (share) => update({ ...chosen, phase: 'sending', share: Math.min(1, Math.max(0, share)) }),
      })
      update(null)
    } catch (reason) {
      update({ ...chosen, phase: 'failed', reason })
    }
  }
  return {
    way,
    /** Without `onSend` the file stays chosen. */
    choose: (file: File) => {
      drop()
      shown.current = URL.createObjectURL(file)
      const chosen = { file, address: shown.current }
      if (onSend) void send(chosen, onSend)
      else setWay({ ...chosen, phase: 'chosen' })
    },
    cancel: () => {
      drop()
      setWay(null)
    },
  }
}
