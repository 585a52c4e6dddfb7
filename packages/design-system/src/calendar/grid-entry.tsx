import { chakra } from '@chakra-ui/react'
import type { CalendarEntry } from './entry.ts'
import { kindLooks } from './kinds.ts'

const Sheet = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    h: 'full',
    minH: 6,
    px: 2,
    py: 1.5,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    textStyle: 'small',
    lineHeight: 1.25,
    color: 'fg',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'control',
    transition: 'box-shadow 120ms',
    '&:hover': { boxShadow: 'float' },
    '& svg': { display: 'inline-block', verticalAlign: '-0.15em', marginInlineEnd: 1 },
  },
  variants: {
    tone: {
      info: { bg: 'info.subtle', borderColor: 'info', '& svg': { color: 'info' } },
      right: { bg: 'right.subtle', borderColor: 'right', '& svg': { color: 'right' } },
      warning: { bg: 'warning.subtle', borderColor: 'warning', '& svg': { color: 'warning' } },
      wrong: { bg: 'wrong.subtle', borderColor: 'wrong', '& svg': { color: 'wrong' } },
    },
  },
})
const Name = chakra('span', { base: { display: 'block', fontWeight: 'semibold' } })
const Hours = chakra('span', { base: { whiteSpace: 'nowrap' } })

export interface GridEntryProps {
  entry: CalendarEntry
  hours: string
  /** All of it in words; it begins with what is in sight. */
  spoken: string
  onSelect: (id: number) => void
}

/** One class where its hours are. */
export function GridEntry({ entry, hours, spoken, onSelect }: GridEntryProps) {
  const { tone, icon: Icon } = kindLooks[entry.kind]
  return (
    <Sheet type="button" tone={tone} aria-label={spoken} title={spoken} onClick={() => onSelect(entry.id)}>
      <Icon size={14} aria-hidden="true" />
      <Hours>{hours}</Hours>
      <Name>{entry.name}</Name>
    </Sheet>
  )
}
