import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { fromList } from './from-list.ts'

export interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: string
}

/** A link out of a list, to where `BackToList` stands. */
export const ListLink = (props: ListLinkProps) => <Link {...props} state={fromList()} />
