import type { ComponentProps } from 'react'
import { RunningText } from './running-text.tsx'
import { sanitize } from './sanitize.ts'

/** Sanitizes and renders HTML; loaded lazily, where HTML holds more than bare tags. */
export default function PurifiedHtml({
  html,
  ...rest
}: Omit<ComponentProps<typeof RunningText>, 'safe'> & { html: string }) {
  return <RunningText {...rest} safe={sanitize(html)} />
}
