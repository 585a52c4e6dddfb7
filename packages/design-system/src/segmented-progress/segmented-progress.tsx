import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Segment } from './segment.tsx'
import type { ProgressStep } from './step-state.ts'
import { useRoving } from './use-roving.ts'

const Row = chakra('ol', {
  base: {
    display: 'grid',
    columnGap: 1,
    listStyle: 'none',
    '& > li': { containerType: 'inline-size', minW: 0 },
  },
  variants: {
    low: {
      true: {
        '& [data-part=segment]': { minH: 8 },
        '& [aria-current=step] [data-part=bar]': { h: 5 },
      },
    },
  },
})

/** Equal widths in as few rows as keep each segment large enough to press. */
const shares = (count: number, mostInARow: number): string => {
  const rows = Math.max(1, Math.ceil(count / mostInARow))
  return `repeat(${Math.ceil(count / rows)}, minmax(0, 1fr))`
}

/** From this number of steps on, the row is one tab stop (roving tabindex). */
const manySteps = 10

/** How many steps a row has at most, by the width of the window: as wide as the page, or in a bar with other things. */
const most = {
  page: { base: 10, sm: 16, lg: 30 },
  bar: { base: 9, sm: 12, lg: 24 },
} as const

export interface SegmentedProgressProps {
  steps: ProgressStep[]
  /** The id of the current step. */
  current: string
  /** The URL of a step; its segment is a link then. */
  hrefFor?: (id: string) => string
  /** Opens a step without navigation. */
  onSelect?: (id: string) => void
  /** Where it stands: `bar` is a line that it shares, in which several rows are lower. Default `page`. */
  place?: keyof typeof most
}

/** One segment per exercise, equally wide; each has an accessible name with its number and state. */
export function SegmentedProgress({ steps, current, hrefFor, onSelect, place = 'page' }: SegmentedProgressProps) {
  const { t } = useTranslation()
  const at = steps.findIndex(({ id }) => id === current)
  const { base, sm, lg } = most[place]
  const { list, move, leave, tabIndexOf } = useRoving(steps.length, at, steps.length > manySteps)
  return (
    <nav aria-label={t('learning.progress.label')}>
      <Row
        ref={list}
        onKeyDown={move}
        onBlur={leave}
        low={place === 'bar' && steps.length > base}
        gridTemplateColumns={{
          base: shares(steps.length, base),
          sm: shares(steps.length, sm),
          lg: shares(steps.length, lg),
        }}
      >
        {steps.map((step, index) => (
          <li key={step.id}>
            <Segment
              step={step}
              number={index + 1}
              total={steps.length}
              current={index === at}
              tabIndex={tabIndexOf(index)}
              href={hrefFor?.(step.id)}
              onSelect={onSelect}
            />
          </li>
        ))}
      </Row>
    </nav>
  )
}
