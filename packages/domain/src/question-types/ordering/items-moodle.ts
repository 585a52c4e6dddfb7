import { giftText } from '../formats/escape-moodle.ts'
import type { ServerRules } from '../server-rules.ts'
import { readItems } from './items.ts'

/** The tag of pairs in GIFT that give items their places in the right order. */
export const inOrderTag = 'in-order'

/** What separates the sides of a pair in GIFT, which has no escape for it. */
const arrow = '->'

/**
 * GIFT has no items in order, and what a plugin of Moodle added holds no escapes and is no question to other readers: each
 * item is paired with its place, as students see them first.
 */
export const itemsToGift: ServerRules['writeGift'] = (draft) => {
  const held = readItems(draft).filter(({ title }) => title.trim() !== '')
  if (held.length < 2 || held.some(({ title }) => title.includes(arrow))) return null
  const shown = draft.alternatives.filter((one) => held.includes(one))
  const pairs = shown.map((one) => `=${giftText(one.title)} ${arrow} ${held.indexOf(one) + 1}`)
  return {
    before: draft.question,
    answers: pairs.join(' '),
    after: '',
    tag: inOrderTag,
    lost: held.length < draft.alternatives.length ? ['alternatives'] : [],
  }
}

/** The question type `ordering`, which marks by the longest part in the right order as we do. */
export const itemsToXml: ServerRules['writeXml'] = (draft) => {
  const items = readItems(draft)
  const held = items.filter(({ title }) => title.trim() !== '')
  const answer = held.map(({ title }, index) => ({ '@fraction': index + 1, '@format': 'plain_text', text: title }))
  return {
    type: 'ordering',
    text: draft.question,
    more: {
      layouttype: 'VERTICAL',
      selecttype: 'ALL',
      selectcount: 0,
      gradingtype: 'LONGEST_ORDERED_SUBSET',
      showgrading: 'SHOW',
      numberingstyle: 'none',
      answer,
    },
    lost: held.length < items.length ? ['alternatives'] : [],
  }
}
