import { useEffect, useRef, useState } from 'react'
import { openPicture, type PictureError } from './picture-file.ts'

/** A chosen picture: decoded, and as a URL for an image element. */
export interface Picture {
  bitmap: ImageBitmap
  url: string
}

function release({ bitmap, url }: Picture) {
  bitmap.close()
  URL.revokeObjectURL(url)
}

/** The chosen picture, or its error. */
export function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [mistake, setMistake] = useState<PictureError | null>(null)
  /** The number of the latest choice; results of earlier ones are stale and ignored (race). */
  const asked = useRef(0)
  // A bitmap uses much memory, so it is closed once another is shown.
  useEffect(() => (picture ? () => release(picture) : undefined), [picture])

  async function choose(file: File) {
    const turn = ++asked.current
    const opened = await openPicture(file)
    if (turn !== asked.current) return
    const isRefused = typeof opened === 'string'
    setPicture(isRefused ? null : { bitmap: opened, url: URL.createObjectURL(file) })
    setMistake(isRefused ? opened : null)
  }
  const refuse = (why: PictureError | null) => {
    asked.current++
    setPicture(null)
    setMistake(why)
  }
  return { picture, mistake, choose, refuse, clear: () => refuse(null) }
}
