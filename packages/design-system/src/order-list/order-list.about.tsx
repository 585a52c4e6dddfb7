import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { OrderList } from './order-list.tsx'

export default about({
  exports: ['OrderList'],
  purpose: 'Things in an order: by dragging, by keyboard, or by buttons for up and down.',
  avoid: ['An order that can be counted (name, date): sort it.', 'More than about fifty: too far to drag.'],
  good: {
    show: (
      <Box w="full">
        <OrderList
          label="Topics"
          items={[
            { id: 1, name: 'Story' },
            { id: 2, name: 'Words' },
          ]}
          onChange={ignore}
          nameOf={(item) => item.name}
        />
      </Box>
    ),
    why: 'Each way does the same; dragging is never needed.',
  },
  bad: { show: <Said>☰ Story ☰ Words</Said>, why: 'Only a handle: no keyboard, no trembling hand.' },
  anatomy: {
    Handle: 'drags, by pointer, finger or keys',
    Place: 'its number',
    Content: 'its name',
    Buttons: 'up and down; at the end they do nothing but keep the focus',
  },
  callouts: { Handle: 'button', Place: 'li > span', Content: 'li > div', Buttons: '[data-step]' },
  keys: {
    Tab: 'handle, up, down',
    'Space on the handle': 'lifts and puts down',
    '↑ ↓': 'while lifted: move it',
    Escape: 'while lifted: as it was',
  },
  spoken: ['Each button names what it moves.', 'Story moved to place 2 of 4.'],
})
