import { EmptyState } from '@the-house/design-system'
import { Redirect } from 'wouter'

export interface NoRowsProps {
  title: string
  text: string
  /** The query of the last page, where only this page has no rows; null: there are none at all. */
  lastPage: string | null
}

/** What stands in place of a list without rows: the last page instead of one beyond it. */
export const NoRows = ({ title, text, lastPage }: NoRowsProps) =>
  lastPage === null ? <EmptyState title={title} description={text} /> : <Redirect to={lastPage} replace />
