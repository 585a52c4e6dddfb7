import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { ArticleCard } from './article-card.tsx'

export default about({
  exports: ['ArticleCard'],
  purpose: 'One article of the news, in a few lines; all of it leads to the article.',
  avoid: ['Something to buy: ProductCard. A shop: PartnerCard.', 'The article itself: Html.'],
  good: {
    show: (
      <ArticleCard date="2 March" author="Ana" summary="Six new stories in the hall.">
        <a href="#a">New rooms are open</a>
      </ArticleCard>
    ),
    why: 'One link in it, the title; the card follows it.',
  },
  bad: {
    show: (
      <ArticleCard date="02/03/2026 14:02:11" author="admin">
        <a href="#b">Click here</a>
      </ArticleCard>
    ),
    why: 'The link says nothing where links are listed alone.',
  },
  anatomy: {
    Arch: 'the picture, or a drawn newspaper',
    Line: 'day and author',
    Title: 'the link',
    Summary: 'two lines at most',
  },
  callouts: { Arch: 'div[aria-hidden]', Line: 'p:has(+ h3)', Title: 'h3', Summary: 'h3 + p' },
  keys: nativeKeys.link,
  spoken: ['An article whose heading is the link; the picture is not read.'],
})
