import { IconButton } from '@the-house/design-system'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense, useState, type ReactNode } from 'react'

/** Loads the dialog of a lesson's menu. */
export const loadLessonDialog = async () => ({ default: (await import('./lesson-dialog.tsx')).LessonDialog })
const LessonDialog = lazyWithRetry(loadLessonDialog)

export interface LessonMenuProps {
  /** What it opens: the name of the button. */
  label: string
  icon: ReactNode
  /** The title of the screen. */
  title: string
  /** Whether it leads to the menu of the portal, too; a preview has none. Default true. */
  shell?: boolean
  children: ReactNode
}

/** Opens what a lesson that fills the window hides: the title of its screen, and what stands below it. */
export function LessonMenu({ label, icon, title, shell = true, children }: LessonMenuProps) {
  /** null: never opened, so the dialog is not loaded. */
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadLessonDialog().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {icon}
      </IconButton>
      {open !== null && (
        <Suspense>
          <LessonDialog open={open} onClose={() => setOpen(false)} title={title} shell={shell}>
            {children}
          </LessonDialog>
        </Suspense>
      )}
    </>
  )
}
