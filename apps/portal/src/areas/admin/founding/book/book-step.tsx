import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useRef } from 'react'
import { useFounding } from '../../../../api/founding.ts'
import { useManagedList } from '../../../../api/managed.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { useFocusAfter } from '../../../../page/use-focus-after.ts'
import { BookList } from './book-list.tsx'
import { OwnBook } from './own-book.tsx'
import { TemplateBook } from './template-book.tsx'

/** The first book: from the template, or a book of the school's own whose outline is pasted. */
export function BookStep() {
  const read = useManagedList('books', { page: 1, size: 100 })
  const { data } = useFounding()
  const list = useRef<HTMLUListElement>(null)
  const focusList = useFocusAfter(list)
  const hasChapters = data?.steps.some(({ step, done }) => step === 'BOOK' && done)
  return (
    <Stack gap={{ base: 4, md: 5 }} maxW="44rem">
      <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h={24} borderRadius="card" />}>
        {({ content }) => content.length > 0 && <BookList books={content} listRef={list} />}
      </AsyncContent>
      {!hasChapters && <TemplateBook onMade={focusList} />}
      <OwnBook onMade={focusList} />
    </Stack>
  )
}
