import { lazyComponent } from '../../../page/lazy-component.tsx'
import type { NodeFormProps } from './form/node-form.tsx'

export type { NodeFormProps } from './form/node-form.tsx'

/** The form of a node, loaded once something is chosen. */
export const NodeForm = lazyComponent<NodeFormProps>(
  () => import('./form/node-form.tsx').then((module) => module.NodeForm),
  'studioForm',
  'editing',
  'exercises',
  'exercise-editor',
  'learning',
  'validation',
)
