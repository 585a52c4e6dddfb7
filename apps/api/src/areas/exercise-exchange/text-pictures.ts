import type { ExerciseDraft } from '@the-house/domain'
import { escapeHtml } from '@the-house/domain/server'
import { textPictures } from '../uploads/text-picture-address.ts'

/** The most pictures that an import stores for the texts of one exercise: each is decoded. */
export const mostTextPictures = 20

const picture = /<img\b[^<>]*?\ssrc="([^"]*)"[^<>]*>/g

const unescaped = (address: string) =>
  address.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The texts of an exercise in which pictures may stand. */
export type Texts = Pick<ExerciseDraft, 'question' | 'feedback' | 'alternative_feedback'>

/** Changes each of the texts of an exercise in which pictures may stand. */
export const withTexts = <T extends Texts>(draft: T, change: (html: string) => string): T => ({
  ...draft,
  question: change(draft.question),
  feedback: draft.feedback && change(draft.feedback),
  alternative_feedback: draft.alternative_feedback.map(({ id, html }) => ({ id, html: change(html) })),
})

/** The addresses of the pictures in the texts of an exercise. */
export function picturesIn({ question, feedback, alternative_feedback }: Texts): Set<string> {
  const html = [question, feedback ?? '', ...alternative_feedback.map((one) => one.html)].join('')
  return new Set(Array.from(html.matchAll(picture), ([, address = '']) => unescaped(address)))
}

/** Changes the addresses of pictures in HTML; null: the picture is left out. */
export const withAddresses = (html: string, addressOf: (address: string) => string | null): string =>
  html.replaceAll(picture, (whole: string, escaped: string) => {
    const address = addressOf(unescaped(escaped))
    return address === null ? '' : whole.replace(` src="${escaped}"`, () => ` src="${escapeHtml(address)}"`)
  })

/** Whether an address leads to a picture: one in a text of the school, or one of a site. */
export const isPictureAddress = (address: string): boolean =>
  address.startsWith(`${textPictures}/`) || address.startsWith('https://')

/** The addresses of the pictures in the texts of an exercise that lie in a school. */
export const schoolPicturesIn = (texts: Texts): string[] =>
  [...picturesIn(texts)].filter((address) => address.startsWith(`${textPictures}/`))
