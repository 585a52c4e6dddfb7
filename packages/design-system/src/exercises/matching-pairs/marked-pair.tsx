import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { BlankOutcome, Given } from '../blank-outcome.tsx'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx'
import type { Pair, PairResult } from './pairs.ts'

export interface MarkedPairProps {
  pair: Pair
  /** null: right and wrong are not shown. */
  result: PairResult | null
  styles: Record<string, SystemStyleObject>
}

/** A pair that cannot change any more and, once marked, its result. */
export function MarkedPair({ pair: { prompt, partner }, result, styles }: MarkedPairProps) {
  const { t } = useTranslation()
  const correct = result?.correct ?? null
  return (
    <chakra.li css={styles.pair}>
      <chakra.span css={styles.prompt} lang="en" translate="no">
        {prompt}
        <VisuallyHidden>: </VisuallyHidden>
      </chakra.span>
      <chakra.span css={styles.outcome}>
        <Given
          data-result={correct === null ? undefined : correct ? 'right' : 'wrong'}
          lang={partner ? 'en' : undefined}
          translate={partner ? 'no' : undefined}
        >
          {partner || t('exercises.blank.nothing')}
        </Given>
        {result && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <BlankOutcome {...result} />
          </>
        )}
      </chakra.span>
    </chakra.li>
  )
}
