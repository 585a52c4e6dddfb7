import type { ComponentProps } from 'react'
import { RunningText } from './running-text.tsx'
import { sanitizeToShow } from './sanitize.ts'
import { useTableFrames } from './use-table-frames.ts'

/** Sanitizes and renders HTML; loaded lazily, where HTML holds more than bare tags. */
export default function PurifiedHtml({
  html,
  ...rest
}: Omit<ComponentProps<typeof RunningText>, 'trusted' | 'ref'> & { html: string }) {
  const ref = useTableFrames()
  return <RunningText {...rest} ref={ref} trusted={sanitizeToShow(html)} />
}
