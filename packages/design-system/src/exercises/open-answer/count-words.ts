/** Words as a reader counts them: runs that hold a letter or a digit. */
export const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
