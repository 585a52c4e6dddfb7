import { Box, useSlotRecipe } from '@chakra-ui/react'
import { joinLetters, splitLetters } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { BlankOutcome } from '../blank-outcome.tsx'
import { blankResults, keysOf } from '../blank-results.ts'
import { gluedParts, partsOf } from '../glued-parts.ts'
import { Question } from '../question.tsx'
import { Sentence } from '../sentence.tsx'
import { isLocked, type WidgetProps } from '../widget.ts'
import { letterBoxesRecipe } from './letter-boxes-recipe.ts'
import { LetterWord } from './letter-word.tsx'
import { useLetters } from './use-letters.ts'

/** The missing letters of words, a box each. What is typed, pasted or swiped is spread over them. */
export function LetterBoxes({ exercise, value, onChange, status }: WidgetProps) {
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: letterBoxesRecipe })()
  const blanks = gluedParts(partsOf(exercise)).filter((part) => 'blank' in part)
  const lengths = blanks.map(({ blank }) => {
    const own = exercise.options.find(({ position }) => position === blank)
    return Math.max(1, own?.options.length ?? 1)
  })
  const words = splitLetters(value.text, lengths)
  const locked = isLocked(status)
  const given = blanks.map(({ before }) => before)
  const onWords = (written: string[]) => onChange({ ...value, text: joinLetters(written) })
  const { root, onKeyDown } = useLetters({ words, given, locked, onWords })
  const results = blankResults(words, keysOf(exercise, blanks.length, ' '), status)
  return (
    <Question exercise={exercise} hint={locked ? undefined : t('exercises.letters.hint')}>
      <Box ref={root} onKeyDown={onKeyDown}>
        <Sentence exercise={exercise}>
          {(part) => {
            const result = results?.[part.blank - 1]
            const letters = words[part.blank - 1] ?? ''
            return (
              <>
                <LetterWord {...{ part, letters, locked, result, styles }} total={blanks.length} />
                {result && <BlankOutcome {...result} right={result.right?.toUpperCase() ?? null} />}
              </>
            )
          }}
        </Sentence>
      </Box>
    </Question>
  )
}
