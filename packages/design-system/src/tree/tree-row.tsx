import { Box } from '@chakra-ui/react'
import { Check, ChevronRight } from 'lucide-react'
import { memo, useId, useState, type CSSProperties } from 'react'
import { RowActions, RowName } from './row-parts.tsx'
import { RowFrame, Slot, Tick, Toggle, Words } from './tree-frame.ts'
import type { TreeNode } from './tree-index.ts'

export interface TreeRowProps extends TreeNode {
  isOpen: boolean
  /** Whether it is the one in the tab order. */
  isCurrent: boolean
  isSelected: boolean
  /** Shows a checkbox. */
  hasTick: boolean
  /** Whether it is being renamed. */
  isRenamed: boolean
  hasActions: boolean
}

/** A row of a tree. Its tree handles presses and keys, so that a row renders only when it changes. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { item, level, place, count, isOpen, isCurrent, isSelected, hasTick, isRenamed, hasActions } = props
  const id = useId()
  const [isHovered, setHovered] = useState(false)
  const style: CSSProperties & Record<`--${string}`, number> = { '--level': level - 1 }
  return (
    <RowFrame
      role="treeitem"
      data-id={item.id}
      aria-labelledby={isRenamed ? `${id}name` : `${id}name ${id}note`}
      aria-level={level}
      aria-posinset={item.isPlaceholder ? undefined : place}
      aria-setsize={item.isPlaceholder ? undefined : count}
      aria-expanded={item.isBranch ? isOpen : undefined}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      style={style}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
    >
      <Toggle aria-hidden="true" data-part={item.isBranch ? 'toggle' : undefined}>
        {item.isBranch && <ChevronRight size={20} />}
      </Toggle>
      {hasTick && (
        <Slot aria-hidden="true">
          <Tick>{isSelected && <Check size={16} strokeWidth={3} />}</Tick>
        </Slot>
      )}
      {item.icon !== undefined && <Slot aria-hidden="true">{item.icon}</Slot>}
      {isRenamed ? (
        <Box id={`${id}name`} flex="1" minW={0}>
          <RowName item={item} />
        </Box>
      ) : (
        <Words>
          <span id={`${id}name`}>{item.name}</span>
          {/* A space, so that what is read and what is seen are the same words. */}
          {item.note !== undefined && ' '}
          <span id={`${id}note`}>{item.note}</span>
        </Words>
      )}
      {hasActions && (
        <Box as="span" data-part="actions" flexShrink={0} minW="target">
          {(isCurrent || isHovered) && !isRenamed && <RowActions item={item} />}
        </Box>
      )}
    </RowFrame>
  )
})
