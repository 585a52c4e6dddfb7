import { IconButton } from '@the-house/design-system'
import { X } from 'lucide-react'
import { Link } from 'wouter'

/** Leaves a lesson that fills the window. */
export function CloseLink({ href, label }: { href: string; label: string }) {
  return (
    <IconButton asChild label={label}>
      <Link href={href}>
        <X size={24} aria-hidden="true" />
      </Link>
    </IconButton>
  )
}
