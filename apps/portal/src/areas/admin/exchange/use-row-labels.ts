import { exchangeColumns, exchangeProblems, type ExchangeProblem, type ExchangeRow } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** A row of a report: what an import, or a paste, would make. */
export interface ReportedRow extends Pick<ExchangeRow, 'line' | 'name' | 'taken'> {
  problems: readonly Pick<ExchangeProblem, 'token' | 'what' | 'column'>[]
  findings: ExchangeRow['findings']
  /** How deep it stands below the first rows. */
  depth?: number
}

/** Whether the report has problems or findings of an exercise. */
export const isTold = ({ problems, findings }: ReportedRow): boolean => problems.length + findings.length > 0

/** Returns the texts of a report. */
export function useRowLabels() {
  const { t } = useTranslation()
  /** What the school calls a column; one that is not known keeps its name. */
  const columnLabel = (column: string): string => {
    const known = exchangeColumns.find((one) => one === column)
    return known ? t(`exchange.columns.${known}`) : column
  }
  const problemText = ({ token, what, column }: ReportedRow['problems'][number]): string => {
    const problem = t(`exchange.problems.${token}`, { what: what ?? '' })
    return column ? t('exchange.report.column', { column: columnLabel(column), problem }) : problem
  }
  return {
    columnLabel,
    /** The messages of an exercise; those that prevent its import come first. */
    rowTexts: ({ problems, findings }: ReportedRow): string[] => [
      ...problems.toSorted((one, other) => Number(isOut(other)) - Number(isOut(one))).map(problemText),
      ...findings.map(({ token, at }) => t(`exercise-editor.findings.${token}`, { position: (at ?? 0) + 1 })),
    ],
    /** The message of a problem of the whole file. */
    fileText: (problem: ExchangeProblem): string =>
      problem.line === null
        ? problemText(problem)
        : t('exchange.report.onLine', { line: problem.line, problem: problemText(problem) }),
    outcome: (row: ReportedRow): string => {
      if (!row.taken) return t('exchange.report.stays')
      return t(row.findings.length > 0 ? 'exchange.report.later' : 'exchange.report.comes')
    },
  }
}

/** Whether a problem prevents the import. */
export const isOut = ({ token }: Pick<ExchangeProblem, 'token'>): boolean => exchangeProblems[token] !== 'told'
