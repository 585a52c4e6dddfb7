import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { fromList } from './from-list.ts'

export interface ListLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  href: string
}

/** A link from a list to an item, so that `BackToList` there can restore the list. */
export const ListLink = (props: ListLinkProps) => <Link {...props} state={fromList()} />
