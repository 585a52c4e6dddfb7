import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { SearchField } from './search-field.tsx'

export default about({
  exports: ['SearchField'],
  purpose: 'Words to look for in a list.',
  avoid: ['A DataTable has its own.', 'To choose what is found: SearchSelect.'],
  good: {
    show: <SearchField label="Search partners" value="bakery" onChange={ignore} onSubmit={ignore} />,
    why: 'Says what is searched; looks by itself after a pause.',
  },
  bad: { show: <input aria-label="Search" placeholder="🔍" />, why: 'In what? And when does it start?' },
  anatomy: { Label: 'what is searched', Field: 'with the platform’s cross' },
  keys: { ...nativeKeys.text, Enter: 'looks at once', Escape: 'empties it' },
  spoken: ['A search region; what was found is announced by its list.'],
})
