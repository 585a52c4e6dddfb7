import { chakra } from '@chakra-ui/react'
import { DoorOpen, MonitorPlay, TriangleAlert } from 'lucide-react'
import { useContext } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TimetableEntry } from './entry.ts'
import { TimetableContext } from './timetable-context.ts'
import { useEntryWords } from './use-entry-words.ts'

const Sheet = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    w: 'full',
    h: 'full',
    minH: 6,
    px: 2,
    py: 0.5,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    textStyle: 'small',
    lineHeight: 1.25,
    color: 'fg',
    cursor: 'inherit',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'control',
    transition: 'box-shadow 120ms',
    '&:hover': { boxShadow: 'float' },
    // What does not fit is cut off at the end, not squeezed.
    '& > *': { flexShrink: 0 },
    '& svg': { display: 'inline-block', verticalAlign: '-0.15em', marginInlineEnd: 1 },
  },
  variants: {
    look: {
      planned: { bg: 'info.subtle', borderColor: 'info', '& svg': { color: 'info' } },
      problem: { bg: 'warning.subtle', borderColor: 'warning', '& svg': { color: 'warning' } },
      over: { bg: 'bg.sunken', borderColor: 'border.strong', color: 'fg.muted' },
      cancelled: { bg: 'bg.surface', borderColor: 'border.strong', borderStyle: 'dashed', color: 'fg.muted' },
    },
  },
})
const Name = chakra('span', {
  base: { fontWeight: 'semibold', '[data-cancelled] &': { textDecoration: 'line-through' } },
})
/** When it begins, and its places: what is looked for first. */
const Head = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    w: 'full',
    fontVariantNumeric: 'tabular-nums',
  },
})
const Line = chakra('span', { base: { display: 'block', maxW: 'full' } })

const lookOf = ({ state, problems }: TimetableEntry) => (state === 'planned' && problems.length > 0 ? 'problem' : state)

/** One class in the grid of the timetable: a button, which shows what is wrong before anything else. */
export function TimetableBlock({ id }: { id: string }) {
  const { known, timeZone, onSelect } = useContext(TimetableContext)
  const words = useEntryWords(timeZone)
  const entry = known.get(id)
  if (!entry) return null
  const Icon = entry.online ? MonitorPlay : DoorOpen
  const state = words.state(entry).join(', ')
  // That it is over is seen by where it stands.
  const isSeen = state !== '' && entry.state !== 'over'
  return (
    <Sheet
      type="button"
      look={lookOf(entry)}
      data-entry={entry.id}
      data-cancelled={entry.state === 'cancelled' ? '' : undefined}
      title={[entry.name, words.hours(entry), entry.note, words.spokenPlaces(entry), state].filter(Boolean).join('\n')}
      onClick={() => onSelect(entry.id)}
    >
      <Head>
        <span>
          <Icon size={14} aria-hidden="true" />
          {words.begins(entry)}{' '}
        </span>
        <span aria-hidden="true">{words.places(entry)}</span>
      </Head>
      <Name lineClamp={isSeen ? 1 : 2}>{entry.name}</Name>
      {entry.state === 'over' && <VisuallyHidden>, {state}</VisuallyHidden>}
      {isSeen && (
        <Line fontWeight="medium">
          <VisuallyHidden>, </VisuallyHidden>
          {entry.problems.length > 0 && <TriangleAlert size={14} aria-hidden="true" />}
          {state}
        </Line>
      )}
      <Line>
        <VisuallyHidden>
          , {words.spokenPlaces(entry)}, {words.spokenTime(entry)},{' '}
        </VisuallyHidden>
        {entry.note}
      </Line>
    </Sheet>
  )
}
