import type { ServerRules } from '../server-rules.ts'
import { readItems } from './items.ts'

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
