import { chakra } from '@chakra-ui/react'
import { Check, Clock, X } from 'lucide-react'

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '1.375em',
    borderRadius: 'full',
    color: 'fg.inverse',
    bg: 'fg.muted',
    '&[data-result=right]': { bg: 'right' },
    '&[data-result=wrong]': { bg: 'wrong' },
    '&[data-result=waiting]': { bg: 'warning' },
    _dark: { color: 'ink.900' },
    '& svg': { boxSize: '0.9em', strokeWidth: 3.25 },
    '@media (forced-colors: active)': { border: '1px solid', color: 'CanvasText' },
  },
})

const icons = { right: Check, wrong: X, waiting: Clock }

/** The icon beside the text of a result. */
export function ResultIcon({ result }: { result: keyof typeof icons }) {
  const Icon = icons[result]
  return (
    <Disc data-result={result} aria-hidden="true">
      <Icon />
    </Disc>
  )
}
