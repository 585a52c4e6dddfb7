import type { CourseEntity, CourseNode, CourseStep, PressedSteps } from '@the-house/domain'
import type { Values } from '../../resource/form-draft.ts'
import type { SavedNode } from './use-node-form.ts'

/** What a row is made in. */
export type ParentNode = Pick<CourseNode, 'entity' | 'id'>

export interface NodeFormProps {
  /** What is edited, or what is to be made. */
  target: { node: CourseNode } | { entity: CourseEntity; parent: ParentNode | null; fields?: Values }
  /** Sends steps as one press; throws an ApiError. */
  press: (steps: CourseStep[]) => Promise<PressedSteps>
  /** Called with the saved or made row. */
  onSaved: (row: SavedNode) => void
  /** 'Save and add another': same parent and type. */
  onAnother: (target: NodeFormProps['target']) => void
  /** The field that a finding leads to: focused when shown. */
  focusField?: string | undefined
  /** Called with the unsaved values as they change, for the preview. */
  onValues?: (values: Values) => void
}
