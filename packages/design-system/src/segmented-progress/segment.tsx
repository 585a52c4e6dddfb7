import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Check, Clock, Minus, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { segmentRecipe } from './segment-recipe.ts'
import type { ProgressStep } from './step-state.ts'

const Link = chakra('a', segmentRecipe)
const Press = chakra('button', segmentRecipe)
const Bar = chakra('span')

const signs = { open: undefined, answered: Minus, correct: Check, wrong: X, waiting: Clock }

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

export interface SegmentProps {
  step: ProgressStep
  /** Counts from 1. */
  number: number
  total: number
  current: boolean
  tabIndex: number
  href: string | undefined
  onSelect: ((id: string) => void) | undefined
}

/** One exercise in the row: a link where it has a URL, else a button. */
export function Segment({ step, number, total, current, tabIndex, href, onSelect }: SegmentProps) {
  const { t } = useTranslation()
  const Sign = signs[step.state]
  const said = t(`learning.progress.state.${step.state}`)
  const state = step.flagged ? `${said}, ${t('learning.progress.flagged')}` : said
  const shared = {
    state: step.state,
    tabIndex,
    'data-part': 'segment',
    title: step.label,
    'data-flagged': step.flagged ? '' : undefined,
    'aria-label': t('learning.progress.step', { number, total, state }),
    'aria-current': current ? ('step' as const) : undefined,
    children: <Bar data-part="bar">{Sign && <Sign size={12} strokeWidth={3.5} aria-hidden="true" />}</Bar>,
  }
  if (href === undefined) return <Press type="button" {...shared} onClick={() => onSelect?.(step.id)} />
  const follow = (event: MouseEvent) => {
    if (!onSelect || opensElsewhere(event)) return
    event.preventDefault()
    onSelect(step.id)
  }
  return <Link href={href} {...shared} onClick={follow} />
}
