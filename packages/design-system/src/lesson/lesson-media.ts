import { useMediaQuery } from '@the-house/hooks'

/** Windows too narrow or too low for an exercise below the title, the topics and the bars of its page. */
export const lessonMedia = '(max-width: 47.99em), (max-height: 31em)'

/** Whether a lesson fills the window, so that its page's title and menus are a press away instead of above it. */
export const useLessonFills = (): boolean => useMediaQuery(lessonMedia)
