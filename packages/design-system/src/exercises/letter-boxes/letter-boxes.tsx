import { Box, useSlotRecipe } from '@chakra-ui/react'
import { joinLetters, splitLetters } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { keysOf } from '../blank-results.ts'
import { gluedParts, partsOf } from '../glued-parts.ts'
import { Question } from '../question.tsx'
import { Sentence } from '../sentence.tsx'
import { isLocked, isMarked, type WidgetProps } from '../widget.ts'
import { letterBoxesRecipe } from './letter-boxes-recipe.ts'
import { LetterWord } from './letter-word.tsx'
import { markedLetters, nearestKey } from './marked-letters.ts'
import { MarkedWord } from './marked-word.tsx'
import { useLetters } from './use-letters.ts'

/** The missing letters of words, one box each; typed, pasted or swiped text is spread over the boxes. */
export function LetterBoxes({ exercise, value, onChange, status, reader = 'student' }: WidgetProps) {
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
  const key = nearestKey(exercise, joinLetters(words))
  const keys = keysOf({ ...exercise, answer_correct: key }, blanks.length, ' ')
  return (
    <Question exercise={exercise} hint={locked ? undefined : t('exercises.letters.hint')}>
      <Box ref={root} onKeyDown={onKeyDown}>
        <Sentence exercise={exercise}>
          {(part) => {
            const letters = words[part.blank - 1] ?? ''
            const shared = { part, styles, total: blanks.length }
            if (!isMarked(status)) return <LetterWord {...shared} letters={letters} locked={locked} />
            const marked = markedLetters(letters, keys[part.blank - 1] ?? null, status === 'correct')
            return <MarkedWord {...shared} reader={reader} letters={marked} />
          }}
        </Sentence>
      </Box>
    </Question>
  )
}
