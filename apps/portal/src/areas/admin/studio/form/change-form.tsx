import { Card, Skeleton } from '@the-house/design-system'
import type { CourseNode } from '@the-house/domain'
import { useManagedVersion, type ManagedRow } from '../../../../api/managed.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { relatedTo } from '../../managed/cell.tsx'
import { FormBody } from './form-body.tsx'
import type { NodeFormProps } from './node-form-props.ts'
import { nodeValues, parentField } from './node-values.ts'

export interface ChangeFormProps extends Omit<NodeFormProps, 'target'> {
  node: CourseNode
}

/** The form of a row that is there; it follows the versions of the tree. */
export function ChangeForm({ node, ...rest }: ChangeFormProps) {
  const read = useManagedVersion(node.entity, node.id, node.version)
  return (
    <AsyncContent
      read={read}
      skeleton={
        <Card aria-busy="true">
          <Skeleton h="24rem" />
        </Card>
      }
    >
      {(row) => (
        <FormBody
          entity={node.entity}
          row={row}
          parent={parentOf(node, row)}
          start={nodeValues(node.entity, row)}
          {...rest}
        />
      )}
    </AsyncContent>
  )
}

const above = { chapters: 'books', topics: 'chapters', contents: 'topics', exercises: 'topics' } as const

/** The parent of a row, as far as the row tells: its version is not known, and its state is taken to be the row's. */
function parentOf({ entity, parent_id, ...node }: CourseNode, row: ManagedRow): CourseNode | null {
  const field = parentField(entity)
  if (entity === 'books' || parent_id === null || field === undefined) return null
  const type = entity === 'exercises' ? 'EXERCISE' : entity === 'contents' ? 'CONTENT' : null
  return { ...node, entity: above[entity], id: parent_id, parent_id: null, name: relatedTo(row, field), type }
}
