import { Button, type ButtonProps } from '@the-house/design-system'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useFromList } from './from-list.ts'

export interface BackToListProps extends Omit<ButtonProps, 'asChild'> {
  /** The list's path without its query. */
  path: string
}

/** A link back to a list, which restores the page, the filter and the scroll position that the user left. */
export function BackToList({ path, children, ...rest }: BackToListProps) {
  const query = useFromList()
  return (
    <Button asChild {...rest}>
      <Link
        href={`${path}${query ?? ''}`}
        onClick={(event) => {
          if (query === null) return
          event.preventDefault()
          history.back()
        }}
      >
        <ArrowLeft size={20} aria-hidden="true" />
        {children}
      </Link>
    </Button>
  )
}
