import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { BlankResult } from './blank-results.ts'
import { ResultIcon } from './result-icon.tsx'

/** A chip behind a blank with a word or two about its result. */
export const OutcomeChip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: 1.5,
    px: 2.5,
    py: 0.5,
    textStyle: 'label',
    borderRadius: 'control',
    border: '1.5px solid transparent',
    verticalAlign: 'middle',
    maxW: 'full',
    '& > svg': { flexShrink: 0 },
    '&[data-result=right]': { color: 'right', bg: 'right.subtle' },
    '&[data-result=wrong]': { color: 'wrong', bg: 'wrong.subtle' },
  },
})
const RightWord = chakra('strong', { base: { color: 'fg', fontWeight: 'bold' } })

/** Shows by text and icon whether a blank is correct, and the right word when it is not. */
export function BlankOutcome({ right, correct }: Pick<BlankResult, 'right' | 'correct'>) {
  const { t, i18n } = useTranslation()
  if (correct === null) return null
  return (
    <OutcomeChip data-result={correct ? 'right' : 'wrong'} lang={i18n.language} translate="yes">
      <ResultIcon result={correct ? 'right' : 'wrong'} />
      {correct ? t('exercises.blank.right') : t(right ? 'exercises.blank.wrongInstead' : 'exercises.blank.wrong')}
      {!correct && right && (
        <RightWord lang="en" translate="no">
          {right}
        </RightWord>
      )}
    </OutcomeChip>
  )
}

/** What the student has put into a place, once it cannot change any more. */
export const Given = chakra('span', {
  base: {
    display: 'inline-block',
    px: 3,
    lineHeight: 1.9,
    mx: 1,
    fontWeight: 'semibold',
    verticalAlign: 'middle',
    borderRadius: 'control',
    border: '1.5px solid',
    borderColor: 'border.strong',
    bg: 'bg',
    maxW: 'full',
    '&[data-result=right]': { borderColor: 'right', bg: 'right.subtle' },
    '&[data-result=wrong]': {
      borderColor: 'wrong',
      borderStyle: 'dashed',
      bg: 'wrong.subtle',
      textDecoration: 'line-through',
      textDecorationThickness: '1.5px',
    },
  },
})

export interface FilledBlankProps {
  given: string
  position: number
  total: number
  result: BlankResult | undefined
}

/** A read-only blank: the student's answer and, once marked, its result. */
export function FilledBlank({ given, position, total, result }: FilledBlankProps) {
  const { t } = useTranslation()
  const correct = result?.correct ?? null
  return (
    <>
      <Given data-result={correct === null ? undefined : correct ? 'right' : 'wrong'}>
        <VisuallyHidden>{`${t('exercises.blank.name', { position, total })}: `}</VisuallyHidden>
        {given || t('exercises.blank.nothing')}
      </Given>
      {result && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <BlankOutcome {...result} />
        </>
      )}
    </>
  )
}
