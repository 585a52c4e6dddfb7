import { BookOpen, FileText, Layers } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { IconButton } from '../../button/icon-button.tsx'
import { Chip } from '../../chip/chip.tsx'
import { Tree } from '../tree.tsx'
import type { TreeItem, TreePlace, TreeProps } from '../tree-types.ts'

const sign = { chapter: <BookOpen size={20} />, topic: <Layers size={20} />, content: <FileText size={20} /> }
const chapter = (id: string, name: string): TreeItem => ({
  id,
  parent: null,
  name,
  icon: sign.chapter,
  isBranch: true,
})
const topic = (id: string, parent: string, name: string, isDraft = false): TreeItem => ({
  id,
  parent,
  name,
  icon: sign.topic,
  isBranch: true,
  ...(isDraft && { note: <Chip>Draft</Chip> }),
})
const content = (id: string, parent: string, name: string): TreeItem => ({
  id,
  parent,
  name,
  icon: sign.content,
  isBranch: false,
})

export const course: TreeItem[] = [
  chapter('c4', 'The kitchen'),
  topic('t1', 'c4', 'Breakfast'),
  chapter('c5', 'The living room'),
  topic('t2', 'c5', 'Story'),
  content('p1', 't2', 'At the door'),
  content('p2', 't2', 'In the hall'),
  topic('t3', 'c5', 'Words', true),
  topic('t4', 'c5', 'Listening'),
  chapter('c6', 'The garden'),
]

/** The course with a row at the end of a branch in which a new item is named. */
export const withNew = (parent: string): TreeItem[] => [
  ...course,
  { id: 'new', parent, name: '', isBranch: false, isPlaceholder: true },
]

const kindOf = (id: string) => id.charAt(0)
/** Each kind stays in what holds its kind. */
export const mayMove = (ids: readonly string[], { parent }: TreePlace): boolean => {
  const wanted = { c: null, t: 'c', p: 't' }
  return ids.every((id) => {
    const kind = kindOf(id)
    return (kind === 'c' || kind === 't' || kind === 'p') && wanted[kind] === (parent === null ? null : kindOf(parent))
  })
}

/** The items after a move, as the owner of a tree keeps them. */
export function movedItems(items: readonly TreeItem[], ids: readonly string[], { parent, after }: TreePlace) {
  const moved = items.filter(({ id }) => ids.includes(id)).map((item) => ({ ...item, parent }))
  const others = items.filter(({ id }) => !ids.includes(id))
  const first = others.findIndex((item) => item.parent === parent)
  const at = after === null ? first : others.findIndex(({ id }) => id === after) + 1
  return others.toSpliced(at < 0 ? others.length : at, 0, ...moved)
}

export const treeArgs = {
  label: 'Course',
  items: course,
  selected: [],
  open: ['c5', 't2'],
  onSelect: fn(),
  onOpen: fn(),
  onRename: fn(),
  onMove: fn(),
  mayMove,
  actions: ({ name }: TreeItem) => (
    <IconButton label={`More about ${name}`} onClick={fn()}>
      <Layers size={20} aria-hidden="true" />
    </IconButton>
  ),
} satisfies TreeProps

/** A tree that keeps what is done to it. */
export function KeptTree(props: TreeProps) {
  const [items, setItems] = useState(props.items)
  const [selected, setSelected] = useState(props.selected)
  const [open, setOpen] = useState(props.open)
  return (
    <Tree
      {...props}
      {...{ items, selected, open }}
      onSelect={(ids) => {
        props.onSelect(ids)
        setSelected(ids)
      }}
      onOpen={(ids) => {
        props.onOpen(ids)
        setOpen(ids)
      }}
      {...(props.onRename && {
        onRename: (id, name) => {
          props.onRename?.(id, name)
          setItems(items.map((item) => (item.id === id ? { ...item, name } : item)))
        },
      })}
      {...(props.onMove && {
        onMove: (ids, place) => {
          props.onMove?.(ids, place)
          setItems(movedItems(items, ids, place))
        },
      })}
    />
  )
}
