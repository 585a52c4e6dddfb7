import { limits } from '@the-house/domain'
import { useEffect, useEffectEvent } from 'react'
import { useManagedList } from '../../../api/managed.ts'
import { nodeIn } from './course.ts'
import { useBookOf } from './use-book-of.ts'
import { useCourse } from './use-course.ts'
import { usePlace } from './use-place.ts'

/** The place of the address, and the book that it is in. */
export function useOpenBook() {
  const { place, go: goTo, show, nameBook } = usePlace()
  const books = useManagedList('books', { page: 1, size: limits.segmentsMax, sort: 'position' })
  const searched = useBookOf(place.book === null ? nodeIn(place.at) : null)
  const first = place.at === null || searched.isGone ? (books.data?.content[0]?.id ?? null) : null
  const book = place.book ?? searched.book ?? first
  const state = useCourse(book, () => goTo({}))

  const onFound = useEffectEvent(nameBook)
  useEffect(() => {
    // What was found is read again after every save, and is unknown meanwhile.
    if (searched.book !== null) onFound(searched.book)
  }, [searched.book])

  return { place, goTo, show, books, book, state, course: state.course }
}

export type OpenBook = ReturnType<typeof useOpenBook>
