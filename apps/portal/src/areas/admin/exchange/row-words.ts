import { exchangeProblems, type ExchangeProblem, type ExchangeRow } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** Whether a report has anything to say of an exercise. */
export const isTold = ({ problems, findings }: ExchangeRow): boolean => problems.length + findings.length > 0

/** What a report says, in words. */
export function useRowWords() {
  const { t } = useTranslation()
  const problemText = ({ token, what, column }: ExchangeProblem): string => {
    const problem = t(`exchange.problems.${token}`, { what: what ?? '' })
    return column ? t('exchange.report.column', { column, problem }) : problem
  }
  return {
    /** Of an exercise: what keeps it out first. */
    rowTexts: ({ problems, findings }: ExchangeRow): string[] => [
      ...problems.toSorted((one, other) => Number(isOut(other)) - Number(isOut(one))).map(problemText),
      ...findings.map(({ token, at }) => t(`exercise-editor.findings.${token}`, { position: (at ?? 0) + 1 })),
    ],
    /** Of the file as a whole. */
    fileText: (problem: ExchangeProblem): string =>
      problem.line === null
        ? problemText(problem)
        : t('exchange.report.onLine', { line: problem.line, problem: problemText(problem) }),
    outcome: (row: ExchangeRow): string => {
      if (!row.taken) return t('exchange.report.stays')
      return t(row.findings.length > 0 ? 'exchange.report.later' : 'exchange.report.comes')
    },
  }
}

/** Whether a problem keeps something out. */
export const isOut = ({ token }: ExchangeProblem): boolean => exchangeProblems[token] !== 'told'
