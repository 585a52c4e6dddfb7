import { useEffect, useRef, type RefObject } from 'react'
import { isReady, type PreviewShown } from '../../../../page/preview-message.ts'

/** Tells the preview in a frame what to show: when it is ready, and when that changes. */
export function usePreviewFrame({ draft, focus, revision }: PreviewShown): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const shown: PreviewShown = { draft, focus, revision }
    const windowOf = () => frame.current?.contentWindow ?? null
    const tell = () => windowOf()?.postMessage(shown, location.origin)
    const listen = (event: MessageEvent<unknown>) => {
      if (isReady(event, windowOf())) tell()
    }
    tell()
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [draft, focus, revision])
  return frame
}
