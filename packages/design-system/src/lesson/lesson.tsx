import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useVisibleViewport } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { lessonRecipe } from './lesson-recipe.ts'
import { showTyped } from './show-typed.ts'

export interface LessonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether it fills the window; its page hides what stands beside it then (`data-beside-lesson`). */
  fills: boolean
  /** The id of the exercise; another one is shown from its top. */
  exercise: number
  /** The progress through the exercises. */
  progress: ReactNode
  /** The link that leaves the lesson: at the start of the bar where it fills the window. */
  close?: ReactNode
  /** The menu of topics, or the time left: at the end of the bar where it fills the window. */
  menu?: ReactNode
  /** Whether progress and menu have a line each in the bar of a narrow window. */
  lines?: 'one' | 'two' | undefined
  /** Whether nothing in the exercise can be changed: keys scroll it then. */
  still: boolean
  /** The actions: they never scroll away. */
  actions: ReactNode
  children: ReactNode
}

/** One exercise of a set: between its progress and its actions. */
export function Lesson(props: LessonProps) {
  const { fills, exercise, progress, close, menu, lines = 'one', still, actions, children, ...rest } = props
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: lessonRecipe })({ fills, lines })
  const middle = useRef<HTMLDivElement>(null)
  useVisibleViewport(fills, showTyped)
  const opened = useRef(exercise)
  useEffect(() => {
    if (opened.current !== exercise) middle.current?.scrollTo({ top: 0 })
    opened.current = exercise
  }, [exercise])
  const scrolls = fills && still ? { role: 'group', tabIndex: 0, 'aria-label': t('learning.lesson.exercise') } : {}
  const steps = <chakra.div css={styles.progress}>{progress}</chakra.div>
  return (
    <chakra.div {...rest} css={styles.root} data-lesson={fills ? '' : undefined}>
      <chakra.div css={styles.sheet}>
        <chakra.div css={styles.bar}>
          {fills && close}
          {lines === 'one' && steps}
          {fills && menu}
          {lines === 'two' && steps}
        </chakra.div>
        <chakra.div ref={middle} css={styles.middle} {...scrolls}>
          {children}
        </chakra.div>
        <chakra.div css={styles.foot}>{actions}</chakra.div>
      </chakra.div>
    </chakra.div>
  )
}
