import type { CourseNode } from '@the-house/domain'
import { useState } from 'react'
import { chapterOf, idOf, pathTo, type NodeId } from './course.ts'
import { publishSteps, removeSteps } from './node-steps.ts'
import { useActions } from './use-actions.ts'
import { useAdding } from './use-adding.ts'
import { useOpenBook } from './use-open-book.ts'
import { useSelection } from './use-selection.ts'

/** The state of the studio: where the user is, what is selected and open, and what can be done. */
export function useStudio() {
  const openBook = useOpenBook()
  const selection = useSelection(openBook)
  const { place, course, state } = openBook
  const { node, chapter, go, goToNode, deselect } = selection
  /** The chapter whose publication was refused. */
  const [refused, setRefused] = useState<NodeId | null>(null)

  const actions = useActions(state, (ids) => {
    const found = ids.flatMap((id) => course?.find(id) ?? [])[0]
    const inChapter = course && found && chapterOf(course, found)
    if (!inChapter) return
    setRefused(idOf(inChapter))
    goToNode(node && chapter === inChapter ? node : inChapter, 'check')
  })

  return {
    ...openBook,
    ...selection,
    ...useAdding(actions, selection),
    actions,
    isRefused: chapter !== undefined && refused === idOf(chapter),
    publish: (nodes: readonly CourseNode[], published: boolean) =>
      void actions.runIfHarmless(publishSteps(nodes, published), () => setRefused(null)),
    remove: (nodes: readonly CourseNode[]) => {
      const isGone = node && course && [...pathTo(course, node), node].some((one) => nodes.includes(one))
      const parent = nodes[0] && course?.parentOf(nodes[0])
      void actions.runIfHarmless(removeSteps(nodes), () => {
        deselect()
        // Without its book there is nothing to go to.
        if (isGone && parent) go(place.making === null ? { at: idOf(parent) } : {})
      })
    },
  }
}

export type Studio = ReturnType<typeof useStudio>
