import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { Tree } from './tree.tsx'

export default about({
  exports: ['Tree'],
  purpose: 'Things that hold others: opened, selected, renamed and moved where they stand.',
  avoid: ['One list in an order: OrderList.', 'Ways through the portal: links in a list.'],
  good: {
    show: (
      <Box w="full">
        <Tree
          label="Course"
          items={[
            { id: 'chapter', parent: null, name: 'The garden', isBranch: true },
            { id: 'story', parent: 'chapter', name: 'Story', isBranch: false },
            { id: 'words', parent: 'chapter', name: 'Words', isBranch: false },
          ]}
          selected={['story']}
          onSelect={ignore}
          open={['chapter']}
          onOpen={ignore}
          onMove={ignore}
        />
      </Box>
    ),
    why: 'Keys, buttons and dragging do the same; what does not fit somewhere is refused in words.',
  },
  bad: { show: <Said>Course / The garden / Story</Said>, why: 'One path of many: what stands beside it is not seen.' },
  anatomy: {
    Bar: 'selects several, and moves without keys and dragging',
    Toggle: 'opens and closes a branch',
    Row: 'selects; two presses rename',
  },
  callouts: { Bar: 'fieldset', Toggle: '[data-part=toggle]', Row: '[role=treeitem]' },
  keys: {
    Tab: 'the bar, the current row, its buttons',
    '↑ ↓ Home End': 'another row; with Shift: selects up to there',
    '→ ←': 'open and go in, close and go out',
    '*': 'opens all of the list',
    'A letter': 'the next row that begins so',
    Enter: 'selects this one alone',
    Space: 'selects it too, or no longer; with Shift: all between',
    'Ctrl A': 'selects all rows',
    F2: 'renames: Enter keeps, Escape leaves it as it was',
    'Alt ↑ ↓': 'moves within the list',
    'Alt ← →': 'moves to the list before and after',
  },
  spoken: ['Story, level 2, 1 of 2, selected.', 'Story moved to place 2 of 4 in The garden.', 'Story cannot go there.'],
})
