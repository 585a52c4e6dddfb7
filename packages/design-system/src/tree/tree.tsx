import { Box } from '@chakra-ui/react'
import { lazyWithRetry } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Suspense, useId, useRef, useState } from 'react'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { RowContext } from './row-parts.tsx'
import { TreeBar } from './tree-bar.tsx'
import { TreeSheet } from './tree-frame.ts'
import { shownIds, treeIndex } from './tree-index.ts'
import { TreeRow } from './tree-row.tsx'
import type { TreeProps } from './tree-types.ts'
import { useTreeEvents, type DragListeners } from './use-tree-events.ts'
import { useTreeFocus } from './use-tree-focus.ts'
import { useTreeMoves } from './use-tree-moves.ts'

/** The drag and drop code is a large chunk; until it is there, keys and buttons do the same. */
const TreeDrag = lazyWithRetry(() => import('./tree-drag.tsx'))

/** Things in branches: opened, selected, renamed and moved in place. Words of area `editing`. */
export function Tree(props: TreeProps) {
  const { label, items, selected, onSelect, onSeveral, open, onOpen, onRename, mayMove, onMove, actions } = props
  const { t } = useTranslation()
  const { announce, region } = useLiveRegion()
  const sheet = useRef<HTMLDivElement>(null)
  const listeners = useRef<DragListeners>(undefined)
  const [isSeveral, setSeveral] = useState(false)
  const [renamed, setRenamed] = useState<string | null>(null)

  const id = useId()
  const index = treeIndex(items)
  const opened = new Set(open)
  const chosen = new Set(selected)
  const shown = shownIds(index, opened)
  const nodes = shown.flatMap((one) => index.nodes.get(one) ?? [])
  const { current, focus, onFocus, onBlur } = useTreeFocus({ sheet, index, shown, first: selected[0] })
  const moves = useTreeMoves({ index, mayMove, onMove, open, onOpen, announce })
  const events = useTreeEvents({
    index,
    shown,
    selected,
    onSelect,
    open,
    onOpen,
    isSeveral,
    current,
    focus,
    listeners,
    onStep: onMove && moves.step,
    onRenaming: onRename && setRenamed,
  })
  const onNamed = (named: string, name: string | null) => {
    if (name !== null) onRename?.(named, name)
    setRenamed(null)
    focus(named)
  }
  const hints = [onRename && t('editing.tree.howToRename'), onMove && t('editing.tree.howToMove')].filter(Boolean)
  return (
    <Box>
      <TreeBar
        {...{ isSeveral }}
        onSeveral={(isOn) => {
          setSeveral(isOn)
          onSeveral?.(isOn)
        }}
        onStep={onMove && ((step) => moves.step(selected.length > 0 ? selected : [current], step))}
        refusal={moves.refusal}
      />
      <TreeSheet ref={sheet}>
        <div
          role="tree"
          aria-label={label}
          aria-multiselectable="true"
          aria-describedby={id}
          {...{ onFocus, onBlur }}
          {...events}
        >
          <RowContext value={{ actions, onNamed }}>
            {nodes.map((node) => (
              <TreeRow
                key={node.item.id}
                {...node}
                isOpen={opened.has(node.item.id)}
                isCurrent={node.item.id === current}
                isSelected={chosen.has(node.item.id)}
                hasTick={isSeveral}
                isRenamed={node.item.id === renamed}
                hasActions={actions !== undefined}
              />
            ))}
          </RowContext>
        </div>
        {onMove && (
          <Suspense>
            <TreeDrag {...{ sheet, listeners, index, opened, selected, moves }} />
          </Suspense>
        )}
      </TreeSheet>
      <VisuallyHidden id={id}>{hints.join(' ')}</VisuallyHidden>
      {region}
    </Box>
  )
}
