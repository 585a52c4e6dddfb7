import { Card, Skeleton } from '@the-house/design-system'
import type { CourseNode } from '@the-house/domain'
import { useManagedVersion } from '../../../../api/managed.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { wholeOf } from '../course.ts'
import { FormBody } from './form-body.tsx'
import type { NodeFormProps, ParentNode } from './node-form-props.ts'
import { nodeValues } from './node-values.ts'

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
          parent={parentOf(node)}
          start={nodeValues(node.entity, row)}
          {...rest}
        />
      )}
    </AsyncContent>
  )
}

function parentOf({ entity, parent_id }: CourseNode): ParentNode | null {
  const whole = wholeOf[entity]
  return whole === null || parent_id === null ? null : { entity: whole, id: parent_id }
}
