import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { Alternative } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx'
import { OutcomeChip } from '../blank-outcome.tsx'
import { ResultIcon } from '../result-icon.tsx'
import type { OrderResult } from './order.ts'

export interface MarkedItemProps {
  item: Alternative
  /** Counts from 0. */
  at: number
  /** null: right and wrong are not shown. */
  result: OrderResult
  styles: Record<string, SystemStyleObject>
}

/** An item at the place where the student has put it and, once marked, its result. */
export function MarkedItem({ item, at, result, styles }: MarkedItemProps) {
  const { t } = useTranslation()
  const outcome = result && (result.correct ? 'right' : 'wrong')
  return (
    <chakra.li css={styles.item} data-result={outcome ?? undefined}>
      <chakra.span css={styles.number} aria-hidden="true">
        {at + 1}
      </chakra.span>
      <chakra.span css={styles.body}>
        <chakra.span css={styles.title} lang="en" translate="no">
          {item.title}
        </chakra.span>
        {result && outcome && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <OutcomeChip data-result={outcome} flexWrap="nowrap" alignItems="start">
              <ResultIcon result={outcome} />
              {result.correct ? t('ordering.right') : t('ordering.belongs', { place: result.belongs })}
            </OutcomeChip>
          </>
        )}
      </chakra.span>
    </chakra.li>
  )
}
