/** The texts of the queries that were prepared, to be executed again and again. */
export const preparedTexts = new Set<string>()
