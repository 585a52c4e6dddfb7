import { Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import type { TableLink } from './table-types.ts'

export interface NoRowsProps {
  /** The search term. */
  term: string
  /** What could be listed here. */
  hint: ReactNode
  addHref: string | undefined
  link: TableLink
  onClear: () => void
}

/** The empty state of the table: no records yet, or no match for the search. */
export function NoRows({ term, hint, addHref, link: Link, onClear }: NoRowsProps) {
  const { t } = useTranslation()
  const searched = term !== ''
  return (
    <EmptyState
      picture={searched ? 'key' : 'door'}
      title={searched ? t('editing.table.notFound', { term }) : t('editing.table.empty')}
      description={searched ? t('editing.table.otherWords') : hint}
      action={
        <Flex gap={3} wrap="wrap" justify="center">
          {searched && <Button onClick={onClear}>{t('editing.table.all')}</Button>}
          {addHref !== undefined && (
            <Button asChild variant={searched ? 'secondary' : 'primary'}>
              <Link href={addHref}>{t('editing.table.add')}</Link>
            </Button>
          )}
        </Flex>
      }
    />
  )
}
