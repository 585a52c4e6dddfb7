import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId, useState } from 'react'
import type { BlankResult } from '../blank-results.ts'
import type { GluedBlank } from '../glued-parts.ts'
import { firstOpen, letterAt } from './letters.ts'

export interface LetterWordProps {
  part: GluedBlank
  total: number
  /** The letters, `_` for an empty box. */
  letters: string
  locked: boolean
  result: BlankResult | undefined
  styles: Record<string, SystemStyleObject>
}

function resultOf(result: BlankResult | undefined, box: number, letter: string) {
  if (!result || result.correct === null) return undefined
  return result.correct || result.right?.[box]?.toUpperCase() === letter ? 'right' : 'wrong'
}

/** The boxes of one word, one tab stop for all of them, with the letters that are given around them. */
export function LetterWord({ part, total, letters, locked, result, styles }: LetterWordProps) {
  const { t } = useTranslation()
  const id = useId()
  const [visited, setVisited] = useState<number | null>(null)
  const stop = visited ?? firstOpen(letters)
  // Later letters are set by `useLetters`: a default that changes would move the caret.
  const [first] = useState(letters)
  return (
    <chakra.fieldset
      css={styles['word']}
      aria-label={t('exercises.letters.word', { position: part.blank, total, count: letters.length })}
      aria-describedby={part.before || part.after ? `${id}-before ${id}-after` : undefined}
      onBlur={() => setVisited(null)}
    >
      <chakra.span id={`${id}-before`} css={styles['given']}>
        {part.before}
      </chakra.span>
      {Array.from(letters, (character, box) => {
        const letter = character === '_' ? '' : character
        const place = { position: box + 1, total: letters.length }
        return (
          <chakra.input
            // A box is its position: the letters never change their number.
            // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
            key={box}
            css={styles['box']}
            type="text"
            data-place={`${part.blank - 1}-${box}`}
            data-result={resultOf(result, box, letter)}
            aria-label={t(letter ? 'exercises.letters.box' : 'exercises.letters.boxEmpty', place)}
            defaultValue={letterAt([first], { word: 0, box })}
            placeholder=" "
            readOnly={locked}
            tabIndex={box === stop ? 0 : -1}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            onFocus={(event) => {
              setVisited(box)
              event.currentTarget.select()
            }}
          />
        )
      })}
      <chakra.span id={`${id}-after`} css={styles['given']}>
        {part.after}
      </chakra.span>
    </chakra.fieldset>
  )
}
