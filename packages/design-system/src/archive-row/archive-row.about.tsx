import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { ArchiveRow } from './archive-row.tsx'

export default about({
  exports: ['ArchiveRow'],
  purpose: 'A file that can be kept: what it is, how large, how far it is on its way.',
  avoid: ['A file to send: FileField.', 'A page to read: a link.'],
  good: {
    show: (
      <ArchiveRow
        name="Guide to the house"
        description="How to use the portal"
        size="1.2 MB"
        onDownload={ignore}
        onCancel={ignore}
      />
    ),
    why: 'The size is known before it is fetched: data costs money.',
  },
  bad: {
    show: <ArchiveRow name="doc_final_v2.pdf" size="" onDownload={ignore} onCancel={ignore} />,
    why: 'A file name in place of a title, no size.',
  },
  anatomy: {
    Badge: 'an arch with a sheet of paper',
    Name: 'what it is, in its own language',
    Facts: 'size, and what became of it',
    Button: 'fetches; gives up while it comes',
    Line: 'how far it is',
  },
  callouts: { Badge: 'span[aria-hidden]', Name: 'h2', Facts: 'h2 ~ div', Button: 'button' },
  keys: nativeKeys.button,
  spoken: [
    'The button says which file it is for.',
    'How far it is: each quarter, not each number; then that it is kept.',
    'One button for all: its word changes, the focus stays.',
  ],
})
