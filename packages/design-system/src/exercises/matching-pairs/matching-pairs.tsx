import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Question } from '../question.tsx'
import { isLocked, type WidgetProps } from '../widget.ts'
import { MarkedPair } from './marked-pair.tsx'
import { matchingPairsRecipe } from './matching-pairs-recipe.ts'
import { OpenPair } from './open-pair.tsx'
import { pairResult } from './pairs.ts'
import { PartnerTiles } from './partner-tiles.tsx'
import { useFingerDrag } from './use-finger-drag.ts'
import { usePartners } from './use-partners.ts'

/** Left sides that each get a right side: by a native list, by two presses, or by dragging. Words of `matching`. */
export function MatchingPairs({ exercise, value, onChange, status, announce }: WidgetProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: matchingPairsRecipe })()
  const matching = usePartners({ exercise, value, onChange, announce })
  const { list, pairs, partners, lifted, answered, total } = matching
  const { dragged, begin } = useFingerDrag({
    list,
    onDrop(position, partner) {
      const pair = pairs[position - 1]
      if (pair) matching.place(pair, partner)
    },
  })
  if (isLocked(status))
    return (
      <Question exercise={exercise}>
        <chakra.ul css={styles.pairs}>
          {pairs.map((pair) => (
            <MarkedPair key={pair.position} {...{ pair, styles }} result={pairResult(exercise, pair, status)} />
          ))}
        </chakra.ul>
      </Question>
    )
  return (
    <Question exercise={exercise} hint={t('matching.hint')} onPaper={t('matching.onPaper')}>
      <chakra.ul ref={list} css={styles.pairs}>
        {pairs.map((pair) => (
          <OpenPair
            key={pair.position}
            {...{ pair, partners, lifted, styles }}
            below={dragged?.over === pair.position}
            onChoose={(partner) => matching.choose(pair, partner)}
            onPlace={(partner) => matching.place(pair, partner)}
            onDrop={() => matching.drop()}
          />
        ))}
      </chakra.ul>
      {total > 0 && <chakra.p css={styles.status}>{t('matching.answered', { answered, total })}</chakra.p>}
      {partners.length > 0 && (
        <PartnerTiles
          {...{ partners, lifted, dragged, styles }}
          used={new Set(pairs.map(({ partner }) => partner))}
          onTouch={begin}
          onLift={(partner) => matching.lift(partner)}
          onDrop={() => matching.drop()}
        />
      )}
    </Question>
  )
}
