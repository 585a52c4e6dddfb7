import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import type { Option } from './options.ts'

const Row = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none' } })
const Chosen = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    minH: 'target',
    maxW: 'full',
    ps: 4,
    pe: 3,
    borderRadius: 'chip',
    border: '1.5px solid',
    borderColor: 'accent',
    bg: 'accent.subtle',
    color: 'accent',
    textStyle: 'small',
    fontWeight: 'medium',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { flexShrink: 0 },
    '&:disabled': {
      bg: 'bg.sunken',
      color: 'fg.muted',
      borderColor: 'border',
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
})

export interface ChosenChipsProps {
  /** The accessible name: what they are chosen for. */
  label: string
  chosen: readonly Option[]
  disabled: boolean
  onRemove: (option: Option) => void
}

/** The chosen options as chips; a press removes one. */
export function ChosenChips({ label, chosen, disabled, onRemove }: ChosenChipsProps) {
  const { t } = useTranslation()
  if (chosen.length === 0) return null
  return (
    <Row aria-label={t('editing.choice.chosen', { label })}>
      {chosen.map((option) => (
        <li key={option.id}>
          <Chosen
            type="button"
            disabled={disabled}
            aria-label={t('editing.choice.remove', { name: option.label })}
            onClick={() => onRemove(option)}
          >
            <span>{option.label}</span>
            <X size={16} aria-hidden="true" />
          </Chosen>
        </li>
      ))}
    </Row>
  )
}
