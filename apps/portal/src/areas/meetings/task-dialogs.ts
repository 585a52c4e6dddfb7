import { lazyComponent } from '../../page/lazy-component.tsx'
import type { ClassTask } from './class-tasks.ts'
import type { ClassTaskProps } from './task-form.tsx'

/** The dialogs of the tasks, each loaded once it is asked for. */
export const taskDialogs: Record<ClassTask, ReturnType<typeof lazyComponent<ClassTaskProps>>> = {
  link: lazyComponent(() => import('./link-dialog.tsx').then((module) => module.LinkDialog), 'validation'),
  student: lazyComponent(() => import('./walk-in-dialog.tsx').then((module) => module.WalkInDialog), 'editing'),
  cover: lazyComponent(() => import('./cover-dialog.tsx').then((module) => module.CoverDialog), 'validation'),
}
