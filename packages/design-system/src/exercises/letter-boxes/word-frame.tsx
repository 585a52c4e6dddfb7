import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId, type ReactNode } from 'react'
import type { GluedBlank } from '../glued-parts.ts'

export interface WordFrameProps {
  part: GluedBlank
  /** The number of words with missing letters. */
  total: number
  /** The number of letters missing in this word. */
  count: number
  styles: Record<string, SystemStyleObject>
  onLeave?: () => void
  children: ReactNode
}

/** The boxes of one word as a group, with the given letters around them. */
export function WordFrame({ part, total, count, styles, onLeave, children }: WordFrameProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <chakra.fieldset
      css={styles['word']}
      aria-label={t('exercises.letters.word', { position: part.blank, total, count })}
      aria-describedby={part.before || part.after ? `${id}-before ${id}-after` : undefined}
      onBlur={onLeave}
    >
      <chakra.span id={`${id}-before`} css={styles['given']}>
        {part.before}
      </chakra.span>
      {children}
      <chakra.span id={`${id}-after`} css={styles['given']}>
        {part.after}
      </chakra.span>
    </chakra.fieldset>
  )
}
