import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { Pagination } from './pagination.tsx'

export default about({
  exports: ['Pagination'],
  purpose: 'Links to the pages of a long list: five of them, and the one before and after.',
  avoid: ['A DataTable has its own.', 'One page: leave it out.'],
  good: {
    show: <Pagination page={4} pages={12} hrefFor={() => '#'} onSelect={ignore} />,
    why: 'Links: a page can be opened in a tab of its own, and the way back works.',
  },
  bad: { show: <Button>Load more</Button>, why: 'What was found on page nine is not found again.' },
  anatomy: {
    Before: 'and after: stay in the row at the ends',
    Pages: 'five around the current one',
    Current: 'marked',
  },
  callouts: { Before: 'a', Pages: 'li:nth-child(2) a', Current: '[aria-current]' },
  keys: nativeKeys.link,
  spoken: ['A navigation with a name; Page 4 of 12, current page.'],
})
