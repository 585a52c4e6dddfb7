import type { Offer } from '@the-house/domain/server'
import type { AnswerContent } from './loss/content.ts'
import { keptHtml } from './loss/kept-html.ts'
import { plainText } from './plain-text.ts'

/** An answer of a file, as an exercise takes it and as the file holds it. @param text absent: that of its HTML */
export function offeredBy({ html, share, feedback, text = plainText(html) }: AnswerContent & { text?: string }): {
  offer: Offer
  content: AnswerContent
} {
  const said = feedback.trim() === '' ? {} : { feedback: keptHtml(feedback) }
  return { offer: { text, share, ...said }, content: { html, share, feedback } }
}
