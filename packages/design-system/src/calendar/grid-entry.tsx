import { chakra } from '@chakra-ui/react'
import { phaseOf } from '@the-house/domain'
import { useContext } from 'react'
import { GridContext } from './grid-entries.ts'
import { kindLooks } from './kinds.ts'
import { overGround } from './over-ground.ts'
import { useCalendarLabels } from './use-calendar-labels.ts'

const Sheet = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    w: 'full',
    h: 'full',
    minH: 6,
    px: 2,
    py: 1,
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
      over: {
        bg: overGround,
        borderColor: 'fg.muted',
        color: 'fg.muted',
        '@media (forced-colors: active)': { borderStyle: 'dashed' },
      },
    },
  },
})
const Name = chakra('span', { base: { fontWeight: 'semibold', lineClamp: 2 } })

/** One class in the time grid. */
export function GridEntry({ id }: { id: string }) {
  const { known, timeZone, now, onSelect } = useContext(GridContext)
  const { begins, phaseWord, spoken } = useCalendarLabels(timeZone)
  const entry = known.get(id)
  if (!entry) return null
  const { tone, icon: Icon } = kindLooks[entry.kind]
  const phase = phaseOf(entry, now)
  const words = spoken(entry, phase)
  return (
    <Sheet
      type="button"
      tone={phase === 'OVER' ? 'over' : tone}
      aria-label={words}
      title={words}
      onClick={() => onSelect(entry.id)}
    >
      <span>
        <Icon size={14} aria-hidden="true" />
        {begins(entry)} {phaseWord(phase)} <Name>{entry.name}</Name>
      </span>
    </Sheet>
  )
}
