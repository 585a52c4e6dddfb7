import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { GluedBlank } from '../glued-parts.ts'
import { firstOpen, letterAt } from './letters.ts'
import { WordFrame } from './word-frame.tsx'

export interface LetterWordProps {
  part: GluedBlank
  total: number
  /** The letters; `_` is an empty box. */
  letters: string
  locked: boolean
  styles: Record<string, SystemStyleObject>
}

/** The input boxes of one word, with one tab stop (roving tabindex). */
export function LetterWord({ part, total, letters, locked, styles }: LetterWordProps) {
  const { t } = useTranslation()
  const [visited, setVisited] = useState<number | null>(null)
  const stop = visited ?? firstOpen(letters)
  // `useLetters` writes later letters: a changing defaultValue would move the caret.
  const [first] = useState(letters)
  return (
    <WordFrame {...{ part, total, styles }} count={letters.length} onLeave={() => setVisited(null)}>
      {Array.from(letters, (character, box) => {
        const place = { position: box + 1, total: letters.length }
        return (
          <chakra.input
            // The position is the key: the boxes never change their order.
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
