import type { ComponentProps } from 'react'
import { RunningText } from './running-text.tsx'
import { sanitizeToShow } from './sanitize.ts'

/** Sanitizes and renders HTML; loaded lazily, where HTML holds more than bare tags. */
export default function PurifiedHtml({
  html,
  ...rest
}: Omit<ComponentProps<typeof RunningText>, 'trusted'> & { html: string }) {
  return <RunningText {...rest} trusted={sanitizeToShow(html)} />
}
