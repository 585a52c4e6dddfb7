import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How a file is sent: its end can be asked for, its progress is told (0 to 1). */
export interface HowToSend {
  signal: AbortSignal
  onProgress: (share: number) => void
}
export type SendFile = (file: File, how: HowToSend) => Promise<void>

interface Chosen {
  file: File
  /** Where this page shows it from. */
  address: string
}
/** Where a chosen file is on its way. */
export type Way = Chosen &
  ({ phase: 'chosen' } | { phase: 'sending'; share: number } | { phase: 'failed'; reason: unknown })

/** Sends a file that was chosen: once, again, or not after all. */
export function useSending(onSend: SendFile | undefined) {
  const [way, setWay] = useState<Way | null>(null)
  const sending = useRef<AbortController>(undefined)
  const shown = useRef<string>(undefined)

  const drop = () => {
    sending.current?.abort()
    if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
  }
  // Nobody is there any more to be told how it ended.
  const leave = useEffectEvent(drop)
  useEffect(() => () => leave(), [])

  async function send(chosen: Chosen, by: SendFile) {
    const turn = new AbortController()
    sending.current?.abort()
    sending.current = turn
    // What an earlier attempt still has to say is not heard.
    const tell = (next: Way | null) => !turn.signal.aborted && setWay(next)
    tell({ ...chosen, phase: 'sending', share: 0 })
    try {
      await by(chosen.file, {
        signal: turn.signal,
        onProgress: (share) => tell({ ...chosen, phase: 'sending', share: Math.min(1, Math.max(0, share)) }),
      })
      tell(null)
    } catch (reason) {
      tell({ ...chosen, phase: 'failed', reason })
    }
  }
  return {
    way,
    /** With nobody to send it, it stays chosen. */
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
