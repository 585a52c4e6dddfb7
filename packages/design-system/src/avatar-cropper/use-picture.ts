import { useEffect, useRef, useState } from 'react'
import { openPicture, type PictureMistake } from './picture-file.ts'

/** The picture that was chosen, opened; or why it could not be. */
export function usePicture() {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [mistake, setMistake] = useState<PictureMistake | null>(null)
  /** Only the last choice counts. */
  const asked = useRef(0)
  // A picture is large, and no longer needed once another is shown.
  useEffect(() => () => picture?.close(), [picture])

  async function choose(file: File) {
    const turn = ++asked.current
    const opened = await openPicture(file)
    if (turn !== asked.current) return
    setPicture(typeof opened === 'string' ? null : opened)
    setMistake(typeof opened === 'string' ? opened : null)
  }
  const refuse = (why: PictureMistake | null) => {
    asked.current++
    setPicture(null)
    setMistake(why)
  }
  return { picture, mistake, choose, refuse, clear: () => refuse(null) }
}
