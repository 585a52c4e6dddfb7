import type { NextStep } from '@the-house/domain'
import { useStepWords } from '../../page/next-step/use-step-words.ts'
import { Result, type ResultProps } from '../../survey/result.tsx'

export interface PracticeResultProps extends Omit<ResultProps, 'next'> {
  /** What comes next; undefined while it is fetched. */
  next: NextStep | undefined
}

/** The result of a practice, which says what comes next. */
export function PracticeResult({ next, ...rest }: PracticeResultProps) {
  const words = useStepWords()
  return <Result {...rest} next={next && words(next).text} />
}
