import { chakra } from '@chakra-ui/react'
import type { Answer, Exercise, SavedAnswer } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'
import { Button } from '../../button/button.tsx'
import { formatMoment } from '../../dates/dates.ts'
import { answerText } from './answer-text.ts'

const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 4,
    w: 'full',
    maxW: 'prose',
    mx: 'auto',
    p: 4,
    border: '1px solid',
    borderColor: 'warning',
    borderInlineStartWidth: '5px',
    borderRadius: 'card',
    bg: 'warning.subtle',
    color: 'fg',
  },
})
const Pair = chakra('div', {
  base: { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
})
const Side = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 2,
    minW: 0,
    p: 3,
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg.surface',
    '& > button': { mt: 'auto' },
  },
})
const Title = chakra('h3', { base: { textStyle: 'label' } })
const Given = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', w: 'full' } })

export interface AnswerConflictProps {
  exercise: Exercise
  /** The answer that was made on this device. */
  own: Answer
  /** When it was made, by the device's clock. */
  ownAt: Date
  /** The answer that the server has from another device. */
  newer: SavedAnswer
  onChoose: (which: 'own' | 'newer') => void
}

/** Two answers to an exercise, from two devices, of which the student chooses one. Words of `answer-conflict`. */
export function AnswerConflict({ exercise, own, ownAt, newer, onChoose }: AnswerConflictProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const sides = [
    { which: 'own', answer: own, at: ownAt },
    { which: 'newer', answer: newer, at: newer.saved_at },
  ] as const
  return (
    <Section aria-labelledby={id}>
      <div>
        <chakra.h2 id={id} textStyle="heading">
          {t('answer-conflict.title')}
        </chakra.h2>
        <p>{t('answer-conflict.text')}</p>
      </div>
      <Pair>
        {sides.map(({ which, answer, at }) => {
          const text = answerText(exercise, answer, i18n.language)
          return (
            <Side key={which} aria-labelledby={`${id}-${which}`}>
              <div>
                <Title id={`${id}-${which}`}>{t(`answer-conflict.${which}.title`)}</Title>
                <chakra.p textStyle="small" color="fg.muted">
                  {formatMoment(at, undefined)}
                </chakra.p>
              </div>
              {text === null ? (
                <chakra.p color="fg.muted">{t('answer-conflict.none')}</chakra.p>
              ) : (
                <Given lang="en" translate="no">
                  {text}
                </Given>
              )}
              <Button onClick={() => onChoose(which)}>{t(`answer-conflict.${which}.choose`)}</Button>
            </Side>
          )
        })}
      </Pair>
    </Section>
  )
}
