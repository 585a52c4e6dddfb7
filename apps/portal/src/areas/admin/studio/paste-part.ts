import { lazyComponent } from '../../../page/lazy-component.tsx'
import type { PasteDialogProps } from './paste/paste-dialog.tsx'

/** The dialog that makes many parts of pasted lines, loaded once it is asked for. */
export const PasteDialog = lazyComponent<PasteDialogProps>(
  () => import('./paste/paste-dialog.tsx').then((module) => module.PasteDialog),
  'studioForm',
  'exchange',
  'exercise-editor',
  'validation',
)
