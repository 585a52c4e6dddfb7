import { chakra, Flex, Text } from '@chakra-ui/react'
import { Button, Card, Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { ClipboardPaste, PencilRuler } from 'lucide-react'
import { Suspense, useState, type RefObject } from 'react'
import { Link } from 'wouter'
import { useInvalidateFounding } from '../../../../api/founding.ts'
import type { ManagedRow } from '../../../../api/managed.ts'
import { paths } from '../../../../page/paths.ts'
import { nameOfRow } from '../../managed/columns.tsx'
import { PasteDialog } from '../../studio/paste-part.ts'

const List = chakra('ul', {
  base: { listStyle: 'none', '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})

/** A book as the studio's tools know it. */
const nodeOf = (row: ManagedRow) => ({
  entity: 'books' as const,
  id: row.id,
  version: row.version,
  parent_id: null,
  name: nameOfRow('books', row),
  published: row['available'] === true,
  type: null,
  problems: 0,
})

export interface BookListProps {
  books: readonly ManagedRow[]
  /** Ref of the list, which receives the focus after a book is made (tabIndex -1). */
  listRef: RefObject<HTMLUListElement | null>
}

/** The books that are there; an outline can be pasted into each, and its texts are written in the chapter studio. */
export function BookList({ books, listRef }: BookListProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidateFounding()
  const [pasting, setPasting] = useState<ManagedRow | null>(null)
  const [open, setOpen] = useState(false)
  return (
    <Card py={1} px={{ base: 4, md: 5 }}>
      <List ref={listRef} tabIndex={-1} aria-label={t('founding.book.books')}>
        {books.map((book) => {
          const name = nameOfRow('books', book)
          return (
            <Flex asChild key={book.id} gap={3} py={3} align="center" justify="space-between" wrap="wrap">
              <li>
                <Text fontWeight="medium" lang="en" flex="1 1 10rem">
                  {name}
                </Text>
                <Flex gap={2} wrap="wrap">
                  <Button
                    aria-label={t('founding.book.pasteOf', { name })}
                    onClick={() => {
                      setPasting(book)
                      setOpen(true)
                    }}
                  >
                    <ClipboardPaste size={18} aria-hidden="true" />
                    {t('founding.book.paste')}
                  </Button>
                  <Button asChild>
                    <Link href={paths.studioAt('books', book.id)} aria-label={t('founding.book.studioOf', { name })}>
                      <PencilRuler size={18} aria-hidden="true" />
                      {t('founding.book.studio')}
                    </Link>
                  </Button>
                </Flex>
              </li>
            </Flex>
          )
        })}
      </List>
      <Text textStyle="small" color="fg.muted" py={3} borderTop="1px solid" borderColor="border">
        {t('founding.book.drafts')}
      </Text>
      {pasting && (
        <Suspense fallback={<Skeleton h={12} />}>
          <PasteDialog
            open={open}
            onClose={() => setOpen(false)}
            parent={nodeOf(pasting)}
            type={null}
            onPasted={() => void invalidate()}
          />
        </Suspense>
      )}
    </Card>
  )
}
