import type { CourseNode } from '@the-house/domain'
import { useState } from 'react'
import { chapterOf, idOf, pathTo, topmost, type NodeId } from './course.ts'
import type { Place } from './use-place.ts'
import type { OpenBook } from './use-open-book.ts'

/** Which nodes of a book are chosen and open, and the ways from one to another. */
export function useSelection({ place, goTo, book, course }: OpenBook) {
  const [isSeveral, setIsSeveral] = useState(false)
  const [several, setSeveral] = useState<NodeId[]>([])
  const [opened, setOpened] = useState<{ book: number | null; ids: NodeId[] } | null>(null)

  const node = course?.find(place.at)
  const chapter = course && node && chapterOf(course, node)
  const begun = course ? [course.book, ...(node ? pathTo(course, node) : [])].map(idOf) : []
  const open = opened?.book === book ? opened.ids : begun
  const isMany = isSeveral || several.length > 1
  const setOpen = (ids: NodeId[]) => setOpened({ book, ids })
  const openAlso = (nodes: CourseNode[]) => setOpen([...new Set([...open, ...nodes.map(idOf)])])
  const go = (to: Partial<Place>) => {
    setOpen(open)
    goTo({ book, ...to })
  }

  /** Opens the branches that a node is in. */
  const openTo = (one: CourseNode) => {
    if (course) openAlso(pathTo(course, one))
  }

  return {
    go,
    openTo,
    goToNode: (one: CourseNode, pane: Place['pane'] = 'form') => {
      openTo(one)
      goTo({ book, at: idOf(one), pane })
    },
    reveal: (one: CourseNode) => {
      if (course) openAlso([...pathTo(course, one), one])
    },
    chooseBook: (chosen: number) => {
      setOpened(null)
      setSeveral([])
      goTo({ book: chosen })
    },
    /** The chosen node; undefined: none, or it is gone. */
    node,
    /** The chapter that the chosen node is in. */
    chapter,
    selected: isMany ? several : place.at === null ? [] : [place.at],
    /** The nodes that are selected together; none while one is chosen alone. */
    chosen: isMany && course ? topmost(course, several) : [],
    onSeveral: (isOn: boolean) => {
      setIsSeveral(isOn)
      setSeveral(isOn && place.at !== null ? [place.at] : [])
    },
    select: (ids: string[]) => {
      const real = ids.filter((id) => course?.find(id))
      if (isSeveral || real.length > 1) setSeveral(real)
      else {
        setSeveral([])
        const [one] = real
        if (one !== undefined) go({ at: one, pane: place.pane === 'preview' ? 'preview' : 'form' })
      }
    },
    deselect: () => setSeveral([]),
    open,
    setOpened: setOpen,
  }
}

export type Selection = ReturnType<typeof useSelection>
