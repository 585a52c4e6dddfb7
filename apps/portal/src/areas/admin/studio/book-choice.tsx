import { Box, Flex } from '@chakra-ui/react'
import { Button, SelectField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { nameOfRow } from '../managed/columns.tsx'
import { NameDialog } from './name-dialog.tsx'
import { createSteps } from './node-steps.ts'
import type { Studio } from './use-studio.ts'

/** Chooses the book that is built, or adds one. */
export function BookChoice({ studio }: { studio: Studio }) {
  const { books, book, actions } = studio
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const rows = books.data?.content ?? []

  async function add(name: string) {
    const pressed = await actions.run(createSteps({ entity: 'books', parent_id: null, name }))
    const [made] = pressed?.made ?? []
    if (!made) return
    setAdding(false)
    studio.chooseBook(made.id)
  }

  return (
    <Flex gap={3} align="end" wrap="wrap">
      {rows.length > 0 && (
        <Box flex="1 1 12rem" maxW="24rem">
          <SelectField
            label={t('studio.book')}
            value={book === null ? '' : String(book)}
            options={rows.map((row) => ({ value: String(row.id), label: nameOfRow('books', row) }))}
            onChange={(event) => studio.chooseBook(Number(event.target.value))}
          />
        </Box>
      )}
      <Button onClick={() => setAdding(true)}>
        <Plus size={18} aria-hidden="true" />
        {t('studio.addBook')}
      </Button>
      {isAdding && (
        <NameDialog
          title={t('studio.addBook')}
          label={t('studio.name.books')}
          confirmLabel={t('studio.add.add')}
          name=""
          onClose={() => setAdding(false)}
          onKeep={(name) => void add(name)}
        />
      )}
    </Flex>
  )
}
