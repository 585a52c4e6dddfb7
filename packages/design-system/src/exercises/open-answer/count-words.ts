/** Counts the words of a text: runs without spaces that hold a letter or a digit. */
export const countWords = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
