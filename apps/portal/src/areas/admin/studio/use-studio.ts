import { limits, type CourseEntity, type CourseNode, type ExerciseType, type TopicType } from '@the-house/domain'
import { useState } from 'react'
import { useManagedList } from '../../../api/managed.ts'
import { chapterOf, idOf, nodeIn, pathTo, topmost, type NodeId } from './course.ts'
import { createSteps, publishSteps, removeSteps } from './node-steps.ts'
import { useActions } from './use-actions.ts'
import { useBookOf } from './use-book-of.ts'
import { useCourse } from './use-course.ts'
import { usePlace, type Place } from './use-place.ts'

/** What is being named in the tree. */
export interface Adding {
  parent: CourseNode
  entity: Exclude<CourseEntity, 'books'>
}

/** A dialog over the studio. */
export interface OpenDialog {
  kind: 'rename' | 'move' | 'paste'
  nodes: CourseNode[]
}

/** The state of the studio: where the user is, what is selected and open, and what can be done. */
export function useStudio() {
  const { place, go: goTo, show } = usePlace()
  const books = useManagedList('books', { page: 1, size: limits.segmentsMax, sort: 'position' })
  const searched = useBookOf(place.book === null ? nodeIn(place.at) : null)
  const first = place.at === null ? (books.data?.content[0]?.id ?? null) : null
  const book = place.book ?? searched ?? first
  const state = useCourse(book)
  const { course } = state
  const [isSeveral, setIsSeveral] = useState(false)
  const [several, setSeveral] = useState<NodeId[]>([])
  const [opened, setOpened] = useState<NodeId[] | null>(null)
  const [adding, setAdding] = useState<Adding | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  /** The chapter whose publication was refused. */
  const [refused, setRefused] = useState<NodeId | null>(null)

  const node = course?.find(place.at)
  const chapter = course && node && chapterOf(course, node)
  const open = opened ?? (course ? [course.book, ...(node ? pathTo(course, node) : [])].map(idOf) : [])
  const isMany = isSeveral || several.length > 1
  const go = (to: Partial<Place>) => {
    if (opened === null) setOpened(open)
    goTo({ book, ...to })
  }
  const reveal = (one: CourseNode) => {
    if (course) setOpened([...new Set([...open, ...[...pathTo(course, one), one].map(idOf)])])
  }
  /** Opens the branches that a node is in. */
  const openTo = (one: CourseNode) => {
    if (course) setOpened([...new Set([...open, ...pathTo(course, one).map(idOf)])])
  }
  const goToNode = (one: CourseNode, pane: Place['pane'] = 'form') => {
    openTo(one)
    goTo({ book, at: idOf(one), pane })
  }

  const actions = useActions(state, (ids) => {
    const found = ids.flatMap((id) => course?.find(id) ?? [])[0]
    const inChapter = course && found && chapterOf(course, found)
    if (!inChapter) return
    setRefused(idOf(inChapter))
    goToNode(node && chapter === inChapter ? node : inChapter, 'check')
  })

  return {
    books,
    book,
    state,
    course,
    actions,
    place,
    go,
    show,
    goToNode,
    openTo,
    chooseBook: (chosen: number) => {
      setOpened(null)
      setSeveral([])
      goTo({ book: chosen })
    },
    /** The chosen node; undefined: none, or it is gone. */
    node,
    /** The chapter that the chosen node is in. */
    chapter,
    isRefused: chapter !== undefined && refused === idOf(chapter),
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
    open,
    setOpened,
    adding,
    add: (parent: CourseNode, entity: Adding['entity']) => {
      reveal(parent)
      setAdding({ parent, entity })
    },
    endAdding: () => setAdding(null),
    /** Makes what is being named; answers whether it was made. */
    make: async (name: string, type: TopicType | ExerciseType | undefined): Promise<boolean> => {
      if (!adding) return false
      const { entity, parent } = adding
      const pressed = await actions.run(createSteps({ entity, parent_id: parent.id, name, type }))
      const [made] = pressed?.made ?? []
      if (!made) return false
      // A topic has one content, which is written next.
      if (entity === 'contents') {
        setAdding(null)
        go({ at: idOf(made) })
      }
      return true
    },
    dialog,
    ask: (kind: OpenDialog['kind'], nodes: CourseNode[]) => setDialog({ kind, nodes }),
    closeDialog: () => setDialog(null),
    publish: (nodes: readonly CourseNode[], published: boolean) =>
      void actions.runIfHarmless(publishSteps(nodes, published), () => setRefused(null)),
    remove: (nodes: readonly CourseNode[]) => {
      const isGone = node && course && [...pathTo(course, node), node].some((one) => nodes.includes(one))
      const parent = nodes[0] && course?.parentOf(nodes[0])
      void actions.runIfHarmless(removeSteps(nodes), () => {
        setSeveral([])
        if (isGone) go(parent && place.making === null ? { at: idOf(parent) } : {})
      })
    },
  }
}

export type Studio = ReturnType<typeof useStudio>
