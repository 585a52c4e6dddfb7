import { useTranslation } from '@the-house/i18n'
import { useLayoutEffect, useRef, useState } from 'react'
import { isInside, isThere, stepPlaces, type TreeStep } from './tree-places.ts'
import { outermost, type TreeIndex } from './tree-index.ts'
import type { TreePlace, TreeProps } from './tree-types.ts'

interface Asked {
  ids: string[]
  place: TreePlace
}

type Options = Pick<TreeProps, 'open' | 'onOpen'> & {
  mayMove: TreeProps['mayMove']
  onMove: TreeProps['onMove']
  index: TreeIndex
  announce: (text: string) => void
}

/** Moves items where they may go, and says where they are when they are there. */
export function useTreeMoves({ index, mayMove, onMove, open, onOpen, announce }: Options) {
  const { t } = useTranslation()
  const asked = useRef<Asked>(undefined)
  const [refusal, setRefusal] = useState<string>()
  const nameOf = (id: string | null | undefined) => index.nodes.get(id ?? '')?.item.name ?? ''
  const subject = (ids: readonly string[]) =>
    ids.length === 1 ? nameOf(ids[0]) : t('editing.tree.items', { count: ids.length })
  const refuse = (text: string) => {
    announce(text)
    setRefusal(text)
  }
  const allowed = (ids: readonly string[], places: readonly TreePlace[]) =>
    places.find((place) => !isInside(index, ids, place) && (mayMove?.(ids, place) ?? true))

  const put = (ids: string[], place: TreePlace) => {
    setRefusal(undefined)
    if (isThere(index, ids, place)) return
    asked.current = { ids, place }
    const { parent } = place
    if (parent !== null && !open.includes(parent)) onOpen([...open, parent])
    onMove?.(ids, place)
  }
  const step = (chosen: readonly string[], direction: TreeStep) => {
    const ids = outermost(index, chosen)
    if (ids.length === 0) return
    const places = stepPlaces(index, ids, direction)
    const place = allowed(ids, places)
    if (place) put(ids, place)
    else if (places.length === 0) refuse(t(`editing.tree.end.${direction}`, { name: subject(ids) }))
    else refuse(t('editing.tree.refused', { name: subject(ids) }))
  }

  // The items come back changed after the move is kept, which may take a request: it is not said before.
  useLayoutEffect(() => {
    if (!asked.current) return
    const { ids, place } = asked.current
    const first = index.nodes.get(ids[0] ?? '')
    if (!first || !isThere(index, ids, place)) return
    asked.current = undefined
    const words = { name: subject(ids), place: first.place, count: first.count, parent: nameOf(place.parent) }
    announce(t(place.parent === null ? 'editing.tree.movedTop' : 'editing.tree.moved', words))
  })
  return {
    refusal,
    put,
    step,
    allowed,
    onRefused: (ids: readonly string[]) => refuse(t('editing.tree.refused', { name: subject(ids) })),
    subject,
  }
}
