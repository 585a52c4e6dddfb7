import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'

const Row = chakra('ul', {
  base: {
    display: 'flex',
    gap: 2,
    listStyle: 'none',
    // On phones one row that scrolls sideways, so that the content below does not shift.
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Space for the focus ring.
    p: 1,
    m: -1,
    '& > li': { flexShrink: 0 },
  },
})
const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minH: 'target',
    minW: 'target',
    px: 4,
    borderRadius: 'chip',
    border: '1.5px solid',
    borderColor: 'border.strong',
    bg: 'bg.surface',
    color: 'fg',
    textStyle: 'small',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transition: 'background-color 120ms, border-color 120ms',
    '&:hover': { borderColor: 'fg' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent', borderColor: 'accent' },
    '& svg': { flexShrink: 0 },
  },
})

export interface ChoiceChipsProps {
  /** The accessible name of the group. */
  label: string
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** The language of the options. */
  lang?: string
}

/** A multiple choice of short words, in the order of the options; a chosen one has a tick. */
export function ChoiceChips({ label, options, chosen, onChange, lang }: ChoiceChipsProps) {
  const toggle = (one: string) => onChange(options.filter((other) => chosen.includes(other) !== (other === one)))
  return (
    <Row aria-label={label}>
      {options.map((option) => {
        const pressed = chosen.includes(option)
        return (
          <li key={option}>
            <Choice type="button" aria-pressed={pressed} lang={lang} onClick={() => toggle(option)}>
              {pressed && <Check size={16} aria-hidden="true" />}
              {option}
            </Choice>
          </li>
        )
      })}
    </Row>
  )
}
