import { Tree, type TreeItem } from '@the-house/design-system/admin'
import type { CourseNode } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useRef } from 'react'
import { idOf, parentId, type Course } from './course.ts'
import { mayHold } from './may-hold.ts'
import { NewNode } from './new-node.tsx'
import { NodeIcon, NodeNotes } from './node-look.tsx'
import { NodeMenu } from './node-menu.tsx'
import { moveSteps, renameSteps } from './node-steps.ts'
import { rowIn } from './row-in.ts'
import { useTreeFocus } from './use-focus-moves.ts'
import type { Studio } from './use-studio.ts'

/** The row in which a new part gets its name. */
const newRow = 'new'

function itemOf(node: CourseNode): TreeItem {
  return {
    id: idOf(node),
    parent: parentId(node),
    name: node.name,
    icon: <NodeIcon node={node} />,
    note: <NodeNotes node={node} />,
    isBranch: node.entity !== 'contents' && node.entity !== 'exercises',
  }
}

/** The tree of a book, in which it is built. */
export function CourseTree({ course, studio }: { course: Course; studio: Studio }) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  const { adding, actions } = studio
  useTreeFocus(frame, studio)
  const nodesOf = (ids: readonly string[]) => ids.flatMap((id) => course.find(id) ?? [])

  function endAdding(): void {
    studio.endAdding()
    if (adding) rowIn(frame.current, idOf(adding.parent))?.focus()
  }

  const actionsOf = ({ id }: TreeItem) => {
    const node = course.find(id)
    return node && <NodeMenu course={course} node={node} studio={studio} />
  }
  const items = course.nodes.map(itemOf)
  if (adding)
    items.push({
      id: newRow,
      parent: idOf(adding.parent),
      name: '',
      icon: <NodeIcon node={{ entity: adding.entity, type: null }} />,
      note: <NewNode key={idOf(adding.parent)} entity={adding.entity} onAdd={studio.make} onEnd={endAdding} />,
      isBranch: false,
      isPlaceholder: true,
    })

  return (
    <div ref={frame}>
      <Tree
        label={t('studio.tree', { name: course.book.name })}
        items={items}
        selected={studio.selected}
        onSelect={studio.select}
        onSeveral={studio.onSeveral}
        open={studio.open}
        onOpen={studio.setOpened}
        onRename={(id, name) => {
          const node = course.find(id)
          if (node) void actions.run(renameSteps(node, name))
        }}
        mayMove={(ids, { parent }) => {
          const target = course.find(parent)
          const nodes = nodesOf(ids)
          return (
            target !== undefined && nodes.length === ids.length && nodes.every((node) => mayHold(course, target, node))
          )
        }}
        onMove={(ids, { parent, after }) => {
          const target = course.find(parent)
          const nodes = nodesOf(ids)
          if (!target) return
          const steps = moveSteps(nodes, target.id, course.find(after)?.id ?? null)
          // Another order of the chapters may lead students elsewhere.
          if (nodes.some(({ entity }) => entity === 'chapters')) void actions.runIfHarmless(steps)
          else void actions.run(steps)
        }}
        actions={actionsOf}
      />
    </div>
  )
}
