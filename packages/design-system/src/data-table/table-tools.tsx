import { Flex } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import type { TableLink } from './table-types.ts'
import { useSearchDraft } from './use-search-draft.ts'

export interface TableToolsProps {
  term: string
  onSearch: (term: string) => void
  /** Filters besides the search. */
  filters: ReactNode
  addHref: string | undefined
  link: TableLink
}

/** The toolbar above the table: search, filters, and the round button that adds a record. */
export function TableTools({ term, onSearch, filters, addHref, link: Link }: TableToolsProps) {
  const { t } = useTranslation()
  const draft = useSearchDraft(term, onSearch)
  return (
    <Flex align="end" gap={3} mb={4}>
      <Flex flex="1" wrap="wrap" align="end" gap={3} minW={0}>
        <SearchField
          label={t('editing.table.search')}
          value={draft.shown}
          onChange={draft.type}
          onSubmit={draft.settleNow}
        />
        {filters}
      </Flex>
      {addHref !== undefined && (
        <IconButton
          asChild
          label={t('editing.table.add')}
          variant="primary"
          w="auto"
          boxSize={{ base: 12, md: 14 }}
          borderRadius="full"
          flexShrink={0}
        >
          <Link href={addHref}>
            <Plus size={26} aria-hidden="true" />
          </Link>
        </IconButton>
      )}
    </Flex>
  )
}
