import { lazyComponent } from '../../../page/lazy-component.tsx'
import type { ChapterPreviewProps } from './preview/chapter-preview.tsx'

/** The chapter as a student sees it, loaded once it is asked for. */
export const ChapterPreview = lazyComponent<ChapterPreviewProps>(() =>
  import('./preview/chapter-preview.tsx').then((module) => module.ChapterPreview),
)
