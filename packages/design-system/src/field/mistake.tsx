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

/** What is wrong with a field; announced when it appears. */
export function Mistake({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <Words id={id}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{children}</span>
        </Words>
      )}
    </div>
  )
}
