import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { PartnerCard } from './partner-card.tsx'

export default about({
  exports: ['PartnerCard'],
  purpose: 'A business that gives the school’s people something, in a few lines; all of it leads to the partner.',
  avoid: ['Something to buy here: ProductCard. News: ArticleCard.'],
  good: {
    show: (
      <PartnerCard segment="Bakery" discount="10 % off" address="SP">
        <a href="#a">Bread and letters</a>
      </PartnerCard>
    ),
    why: 'What one saves is seen before anything is pressed.',
  },
  bad: {
    show: (
      <PartnerCard segment="Other">
        <a href="#b">Partner 12</a>
      </PartnerCard>
    ),
    why: 'Nothing to decide by.',
  },
  anatomy: { Picture: 'or a drawn shop', Name: 'the link', Address: 'the state', Chips: 'discount, kind of business' },
  keys: nativeKeys.link,
  spoken: ['An article whose heading is the link; the picture is not read.'],
})
