import { exchangeProblems, type ExchangeProblem, type ExchangeRow } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** Whether the report has problems or findings of an exercise. */
export const isTold = ({ problems, findings }: ExchangeRow): boolean => problems.length + findings.length > 0

/** Returns the texts of a report. */
export function useRowLabels() {
  const { t } = useTranslation()
  const problemText = ({ token, what, column }: ExchangeProblem): string => {
    const problem = t(`exchange.problems.${token}`, { what: what ?? '' })
    return column ? t('exchange.report.column', { column, problem }) : problem
  }
  return {
    /** The messages of an exercise; those that prevent its import come first. */
    rowTexts: ({ problems, findings }: ExchangeRow): string[] => [
      ...problems.toSorted((one, other) => Number(isOut(other)) - Number(isOut(one))).map(problemText),
      ...findings.map(({ token, at }) => t(`exercise-editor.findings.${token}`, { position: (at ?? 0) + 1 })),
    ],
    /** The message of a problem of the whole file. */
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

/** Whether a problem prevents the import. */
export const isOut = ({ token }: ExchangeProblem): boolean => exchangeProblems[token] !== 'told'
