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

/** Out of the layout while it is empty, but mounted: a live region announces only later changes. */
const Region = chakra('div', { base: { '&:empty': { position: 'absolute' } } })

/** The error message of a field; announced when it appears. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
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
