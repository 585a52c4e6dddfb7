import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'

const Row = chakra('ul', {
  base: {
    display: 'flex',
    gap: 2,
    listStyle: 'none',
    // On phones one line that moves under the finger: what stands below keeps its place.
    flexWrap: { base: 'nowrap', md: 'wrap' },
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the ring of the one in focus.
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
  /** What they choose, for screen readers. */
  label: string
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** The language that the options are written in. */
  lang?: string
}

/** Any of a few words, in the order of the options; a chosen one has a tick. */
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
