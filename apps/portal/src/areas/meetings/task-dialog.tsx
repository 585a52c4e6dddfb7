import type { ComponentType } from 'react'
import type { ClassTask } from './class-tasks.ts'
import { CoverDialog } from './cover-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import type { ClassTaskProps } from './task-form.tsx'
import { WalkInDialog } from './walk-in-dialog.tsx'

const dialogs: Record<ClassTask, ComponentType<ClassTaskProps>> = {
  link: LinkDialog,
  student: WalkInDialog,
  cover: CoverDialog,
}

export interface TaskDialogProps extends ClassTaskProps {
  task: ClassTask
}

/** The dialog of a task with a class. */
export function TaskDialog({ task, ...rest }: TaskDialogProps) {
  const Asked = dialogs[task]
  return <Asked {...rest} />
}
