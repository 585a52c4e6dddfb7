import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useRef, useState } from 'react'
import { noteUpload } from '../../file-field/pending-uploads.ts'
import type { UploadOptions, UploadState } from '../../file-field/use-file-upload.ts'
import { cleanPaste } from '../paste/clean-paste.ts'
import { dataFile } from './data-file.ts'
import { insertPending, settlePending } from './in-document.ts'
import { pendingSource } from './pending-source.ts'

/** Sends a picture; returns the address that the text shows it from. */
export type SendPicture = (file: File, how: UploadOptions) => Promise<{ src: string }>

interface Sending {
  id: string
  way: UploadState
}

const words = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim()
const isPicture = ({ type }: File) => type.startsWith('image/')

/** The pictures that come into a text by paste and drop: each is sent, and shown where it was put once it is there. */
export function usePictures(onSend: SendPicture | undefined) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  /** How many pictures of the last paste could not be taken. */
  const [leftOut, setLeftOut] = useState(0)
  /** Whether the last paste or drop had files that are no pictures. */
  const [hasOthers, setHasOthers] = useState(false)
  const view = useRef<EditorView>(undefined)
  /** The address of each that has arrived; null: given up. */
  const arrived = useRef(new Map<string, string | null>())
  /** The last attempt of each that has neither arrived nor been given up. */
  const attempts = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const left = attempts.current
    return () =>
      left.forEach((attempt, id) => {
        attempt.abort()
        noteUpload(id, null)
      })
  }, [])

  const settle = () => view.current && settlePending(view.current, (id) => arrived.current.get(id))
  function update(id: string, way: UploadState) {
    setSendings((all) => all.map((one) => (one.id === id ? { id, way } : one)))
    noteUpload(id, way.phase === 'failed' ? 'failed' : 'sending')
  }
  function end(id: string, source: string | null) {
    arrived.current.set(id, source)
    setSendings((all) => all.filter((one) => one.id !== id))
    attempts.current.delete(id)
    settle()
    // Only once the text has its address: a save that waits for it goes on.
    noteUpload(id, null)
  }

  async function send({ id, way: { file, address } }: Sending, by: SendPicture) {
    const turn = new AbortController()
    attempts.current.set(id, turn)
    const at = (share: number) => !turn.signal.aborted && update(id, { file, address, phase: 'sending', share })
    at(0)
    try {
      const { src } = await by(file, { signal: turn.signal, onProgress: at })
      if (turn.signal.aborted) return
      URL.revokeObjectURL(address)
      end(id, src)
    } catch (reason) {
      if (!turn.signal.aborted) update(id, { file, address, phase: 'failed', reason })
    }
  }

  /** Begins to send a picture. @returns its id */
  function begin(file: File, by: SendPicture): string {
    const id = crypto.randomUUID()
    const way: UploadState = { file, address: URL.createObjectURL(file), phase: 'sending', share: 0 }
    setSendings((all) => [...all, { id, way }])
    void send({ id, way }, by)
    return id
  }

  return {
    sendings,
    leftOut,
    hasOthers,
    settle,
    retry: (one: Sending) => onSend && void send(one, onSend),
    giveUp: ({ id, way }: Sending) => {
      attempts.current.get(id)?.abort()
      URL.revokeObjectURL(way.address)
      end(id, null)
    },
    /** Takes the pictures of a paste or a drop. @returns whether it was one of files alone, which a browser would open */
    takeFiles: (into: EditorView, data: DataTransfer | null, at?: number): boolean => {
      view.current = into
      const all = Array.from(data?.files ?? [])
      const html = data?.getData('text/html') ?? ''
      if (all.length === 0 || (html !== '' && words(cleanPaste(html)) !== '')) return false
      const files = all.filter(isPicture)
      setHasOthers(files.length < all.length)
      setLeftOut(onSend ? 0 : files.length)
      if (onSend && files.length > 0)
        insertPending(
          into,
          files.map((file) => begin(file, onSend)),
          at,
        )
      return true
    },
    /** Cleans pasted HTML; pictures that stand in it are sent. */
    clean: (html: string, into: EditorView): string => {
      view.current = into
      let count = 0
      const cleaned = cleanPaste(html, (address) => {
        const file = onSend && dataFile(address, 'picture')
        if (onSend && file) return pendingSource(begin(file, onSend))
        count += 1
        // A picture from elsewhere becomes a link to it.
        return /^https:/i.test(address) ? address : null
      })
      setLeftOut(count)
      setHasOthers(false)
      return cleaned
    },
  }
}
