import type { Problem } from '../problem.ts'
import type { AnswerContent, Content } from './content.ts'
import { richOf } from './rich.ts'
import { sameAs } from './words.ts'

/** Notes a difference with what it is about. */
export type Tell = (token: Problem['token'], what: string) => void

const textOf = ({ html }: AnswerContent) => sameAs(richOf(html).text)
const plainOf = (html: string) => richOf(html).text.replaceAll(/\s+/g, ' ').trim()
const shareText = ({ html, share }: AnswerContent) => `${plainOf(html)} ${share} %`

/** Whether Moodle, which adds the shares of what was chosen, gives full marks for the right set alone, and nothing else. */
const isAllOrNothing = (answers: readonly AnswerContent[]) =>
  answers.filter(({ share }) => share > 0).length <= 1 && answers.every(({ share }) => share > 0 || share <= -100)

function compareShares(source: readonly [AnswerContent, AnswerContent][], isSet: boolean, tell: Tell): void {
  const answers = source.map(([answer]) => answer)
  if (isSet) {
    if (!isAllOrNothing(answers)) tell('share.all', answers.map(shareText).join(', '))
    return
  }
  for (const [answer, held] of source) if (answer.share !== held.share) tell('share.lost', shareText(answer))
}

/** Compares the answers of a question, or of one gap: texts, shares, feedback and order. */
export function compareAnswers(
  source: readonly AnswerContent[],
  kept: readonly AnswerContent[],
  { isSet, isOrdered }: { isSet: boolean; isOrdered: boolean },
  tell: Tell,
): void {
  const free = kept.map((answer) => ({ answer, text: textOf(answer), isClaimed: false }))
  const pairs: [AnswerContent, AnswerContent][] = []
  const places: number[] = []
  for (const answer of source) {
    const text = textOf(answer)
    const same = (one: (typeof free)[number]) => one.text === text
    const place = free.findIndex((one) => same(one) && !one.isClaimed)
    const found = free[place] ?? (isOrdered ? undefined : free.find(same))
    if (found) {
      found.isClaimed = true
      pairs.push([answer, found.answer])
      if (place >= 0) places.push(place)
    } else tell('answer.lost', plainOf(answer.html) || '(…)')
    const said = plainOf(answer.feedback)
    if (said !== '' && sameAs(richOf(found?.answer.feedback ?? '').text) !== sameAs(said)) tell('comments.lost', said)
  }
  compareShares(pairs, isSet, tell)
  if (isOrdered && places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) tell('order.lost', '')
}

const pairOf = ({ left, right }: Content['pairs'][number]) => `${plainOf(left)} → ${plainOf(right)}`

/** Compares the pairs and the items in order. */
export function compareLists(source: Content, kept: Content, tell: Tell): void {
  const held = new Set(kept.pairs.map(pairOf).map(sameAs))
  for (const pair of source.pairs.map(pairOf)) if (!held.has(sameAs(pair))) tell('answer.lost', pair)
  const items = kept.items.map((item) => sameAs(plainOf(item)))
  for (const [index, item] of source.items.map(plainOf).entries()) {
    if (!items.includes(sameAs(item))) tell('answer.lost', item)
    else if (items.length === source.items.length && items[index] !== sameAs(item)) tell('order.lost', item)
  }
}
