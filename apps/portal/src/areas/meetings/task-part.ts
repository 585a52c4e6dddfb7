import { lazyComponent } from '../../page/lazy-component.tsx'
import type { TaskDialogProps } from './task-dialog.tsx'

/** The dialog of a task with a class, loaded once it is asked for. */
export const TaskDialog = lazyComponent<TaskDialogProps>(
  () => import('./task-dialog.tsx').then((module) => module.TaskDialog),
  'editing',
  'validation',
)
