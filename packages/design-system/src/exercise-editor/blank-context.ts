import { maskParts } from '@the-house/domain'

const gap = '…'

/** A few words on either side of a blank, to distinguish it from the others. `position` counts from 1. */
export function contextOf(masked: string, position: number): string {
  const parts = maskParts(masked)
  const place = parts.findIndex((part) => 'blank' in part && part.blank === position)
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map((part) => ('text' in part ? part.text : gap))
      .join('')
  const before = /(?:\S+\s+){0,3}\S*$/.exec(text(0, place))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+){0,3}/.exec(text(place + 1))?.[0] ?? ''
  return `${before}____${after}`.replaceAll(/\s+/g, ' ').trim()
}
