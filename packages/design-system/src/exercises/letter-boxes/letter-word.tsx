import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { GluedBlank } from '../glued-parts.ts'
import { firstOpen, letterAt } from './letters.ts'
import { WordFrame } from './word-frame.tsx'

export interface LetterWordProps {
  part: GluedBlank
  total: number
  /** The letters, `_` for an empty box. */
  letters: string
  locked: boolean
  styles: Record<string, SystemStyleObject>
}

/** The boxes of one word to write in, one tab stop for all of them. */
export function LetterWord({ part, total, letters, locked, styles }: LetterWordProps) {
  const { t } = useTranslation()
  const [visited, setVisited] = useState<number | null>(null)
  const stop = visited ?? firstOpen(letters)
  // Later letters are set by `useLetters`: a default that changes would move the caret.
  const [first] = useState(letters)
  return (
    <WordFrame {...{ part, total, styles }} count={letters.length} onLeave={() => setVisited(null)}>
      {Array.from(letters, (character, box) => {
        const place = { position: box + 1, total: letters.length }
        return (
          <chakra.input
            // A box is its position: the letters never change their number.
            // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
            key={box}
            css={styles['box']}
            type="text"
            data-place={`${part.blank - 1}-${box}`}
            aria-label={t(character === '_' ? 'exercises.letters.boxEmpty' : 'exercises.letters.box', place)}
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
    </WordFrame>
  )
}
