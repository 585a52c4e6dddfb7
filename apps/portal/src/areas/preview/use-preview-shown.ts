import { useEffect, useState } from 'react'
import { useSWRConfig } from 'swr'
import { previewReady, shownIn, type PreviewShown } from '../../page/preview-message.ts'

const nothing: PreviewShown = { draft: null, focus: null, revision: '' }

/** What the page around this one tells it to show; what is saved is read again when that has changed. */
export function usePreviewShown(): PreviewShown {
  const { mutate } = useSWRConfig()
  const [shown, setShown] = useState(nothing)
  const { revision } = shown
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const told = shownIn(event, window.parent)
      if (told) setShown(told)
    }
    addEventListener('message', listen)
    if (window.parent !== window) window.parent.postMessage(previewReady, location.origin)
    return () => removeEventListener('message', listen)
  }, [])
  useEffect(() => {
    if (revision !== '') void mutate(() => true)
  }, [mutate, revision])
  return shown
}
