import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx'
import { OutcomeChip } from '../blank-outcome.tsx'
import type { GluedBlank } from '../glued-parts.ts'
import { ResultIcon } from '../result-icon.tsx'
import type { Reader } from '../widget.ts'
import type { MarkedLetter } from './marked-letters.ts'
import { WordFrame } from './word-frame.tsx'

interface LetterProps {
  letter: MarkedLetter
  /** Counts from 1. */
  position: number
  reader: Reader
  styles: Record<string, SystemStyleObject>
}

const said = ({ typed, right, correct }: MarkedLetter) => {
  if (correct) return 'right'
  if (right === null) return typed ? 'typed' : 'empty'
  return typed ? 'wrong' : 'missing'
}

const wordOf = (what: ReturnType<typeof said>, reader: Reader) =>
  reader === 'teacher' && (what === 'wrong' || what === 'typed')
    ? (`exercises.theirs.letter.${what}` as const)
    : (`exercises.letters.said.${what}` as const)

/** One typed letter; below it the one that belongs there, when they differ. */
function Letter({ letter, position, reader, styles }: LetterProps) {
  const { t, i18n } = useTranslation()
  const { typed, right, correct } = letter
  return (
    <chakra.span
      css={styles['marked']}
      data-part="letter"
      data-result={correct === null ? undefined : correct ? 'right' : 'wrong'}
    >
      <VisuallyHidden lang={i18n.language}>
        {`${t(wordOf(said(letter), reader), { position, typed, right })}. `}
      </VisuallyHidden>
      <chakra.span css={styles['typed']} aria-hidden="true">
        {typed || '\u00A0'}
      </chakra.span>
      {right && (
        <chakra.span css={styles['right']} aria-hidden="true">
          {right}
        </chakra.span>
      )}
    </chakra.span>
  )
}

export interface MarkedWordProps {
  part: GluedBlank
  total: number
  letters: MarkedLetter[]
  reader: Reader
  styles: Record<string, SystemStyleObject>
}

/** The result of a word, letter by letter. */
export function MarkedWord({ part, total, letters, reader, styles }: MarkedWordProps) {
  const { t, i18n } = useTranslation()
  const right = letters.filter(({ correct }) => correct).length
  const known = letters.every(({ correct }) => correct !== null)
  const result = right === letters.length ? 'right' : 'wrong'
  return (
    <>
      <WordFrame {...{ part, total, styles }} count={letters.length}>
        {letters.map((letter, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts never change their order
          <Letter key={index} letter={letter} position={index + 1} reader={reader} styles={styles} />
        ))}
      </WordFrame>
      {known && (
        <OutcomeChip data-result={result} flexWrap="nowrap" lang={i18n.language} translate="yes">
          <ResultIcon result={result} />
          {result === 'right'
            ? t('exercises.blank.right')
            : t('exercises.letters.score', { right, count: letters.length })}
        </OutcomeChip>
      )}
    </>
  )
}
