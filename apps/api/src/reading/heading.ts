import { fold } from './fold.ts'

/** Normalizes a heading, or the name of a kind: without case, accents and punctuation; Nº and N° are “no”. */
export const headingKey = (heading: string): string =>
  fold(heading.replaceAll(/[º°]/g, 'o ').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '))

/** Finds the name by one of its headings, which are written as `headingKey` returns them. */
export const nameFinder = <Name extends string>(
  headingsOf: (name: Name) => readonly string[],
  names: readonly Name[],
): ((heading: string) => Name | undefined) => {
  const byHeading = new Map(names.flatMap((name) => headingsOf(name).map((one): [string, Name] => [one, name])))
  return (heading) => byHeading.get(headingKey(heading))
}
