import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const Words = chakra('p', {
  base: {
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'wrong',
    display: 'flex',
    gap: 1.5,
    '& svg': { mt: '1px', flexShrink: 0 },
  },
})

/** Takes no part in the gaps around it while it is empty: it stays, so that what comes into it is announced. */
const Region = chakra('div', { base: { '&:empty': { position: 'absolute' } } })

/** What is wrong with a field; announced when it appears. */
export function Mistake({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <Region aria-live="polite">
      {children && (
        <Words id={id}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{children}</span>
        </Words>
      )}
    </Region>
  )
}
