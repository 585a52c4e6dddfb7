import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { blankResults, keysOf } from '../blank-results.ts'
import { FilledBlank } from '../blank-outcome.tsx'
import { Question } from '../question.tsx'
import { Sentence } from '../sentence.tsx'
import { useDigits } from '../use-digits.ts'
import { isLocked, type WidgetProps } from '../widget.ts'
import { BankBlank } from './bank-blank.tsx'
import { BankTiles } from './bank-tiles.tsx'
import { useBank } from './use-bank.ts'
import { wordBankRecipe } from './word-bank-recipe.ts'

/** Fills the blanks of a sentence with words of a bank. Dragging is optional: every action works by click or key. */
export function WordBank({ exercise, value, onChange, status, shortcuts = true, announce }: WidgetProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: wordBankRecipe })()
  const bank = useBank({ exercise, value, onChange, announce })
  const { words, tiles } = bank
  const locked = isLocked(status)
  const results = blankResults(words, keysOf(exercise, words.length, '|'), status)
  const measure = exercise.alternatives.map(({ title }) => title).join('\n')
  const total = words.length
  useDigits(shortcuts && !locked, (digit) => {
    const tile = tiles[digit - 1]
    if (tile) bank.place(tile)
  })
  return (
    <Question exercise={exercise} hint={locked ? undefined : t('exercises.bank.hint')}>
      <Sentence exercise={exercise}>
        {({ blank: position, before, after }) => {
          const blank = position - 1
          const word = words[blank] ?? ''
          return (
            <chakra.span css={styles.joint} data-locked={locked ? '' : undefined}>
              {before}
              {locked ? (
                <FilledBlank given={word} position={position} total={total} result={results?.[blank]} />
              ) : (
                <BankBlank
                  {...{ position, total, word, measure, styles }}
                  active={bank.active === blank}
                  onPress={() => (word ? bank.clear(blank) : bank.activate(blank))}
                  onClear={() => bank.clear(blank)}
                  onCycle={(step) => bank.cycle(blank, step)}
                  onDropTile={(id) => {
                    const tile = tiles.find((each) => each.id === id)
                    if (tile) bank.place(tile, blank)
                  }}
                />
              )}
              {after}
            </chakra.span>
          )
        }}
      </Sentence>
      {!locked && <BankTiles tiles={tiles} onPress={(tile) => bank.place(tile)} styles={styles} />}
    </Question>
  )
}
