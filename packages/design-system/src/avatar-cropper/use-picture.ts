import { useEffect, useRef, useState } from 'react'
import { openPicture, type PictureError } from './picture-file.ts'

/** The chosen picture, decoded, or its error. */
export function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [mistake, setMistake] = useState<PictureError | null>(null)
  /** The number of the latest choice; results of earlier ones are stale and ignored (race). */
  const asked = useRef(0)
  // A bitmap uses much memory, so it is closed once another is shown.
  useEffect(() => () => picture?.close(), [picture])

  async function choose(file: File) {
    const turn = ++asked.current
    const opened = await openPicture(file)
    if (turn !== asked.current) return
    setPicture(typeof opened === 'string' ? null : opened)
    setMistake(typeof opened === 'string' ? opened : null)
  }
  const refuse = (why: PictureError | null) => {
    asked.current++
    setPicture(null)
    setMistake(why)
  }
  return { picture, mistake, choose, refuse, clear: () => refuse(null) }
}
