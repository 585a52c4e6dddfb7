import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'

export default about({
  exports: ['ProductCard'],
  purpose: 'Something in the store: what it is, what it costs, how many are left.',
  avoid: ['Something elsewhere: PartnerCard.'],
  good: {
    show: <Said>Canvas bag · 120 dollars · Only 3 left</Said>,
    why: 'Price and stock before anything is pressed.',
  },
  bad: { show: <Said>Canvas bag — HURRY! 87 people are looking</Said>, why: 'Presses people, and is not true.' },
  anatomy: {
    Picture: 'or a drawn parcel',
    Name: 'the heading',
    Description: 'a few lines',
    Price: 'in dollars of the school',
    Stock: 'many, few, gone: colour, sign, words',
    Action: 'buys it, or says how many dollars are missing',
  },
  keys: nativeKeys.button,
  spoken: ['An article by its name, with its picture; the button says what it buys: “Buy House notebook”.'],
})
