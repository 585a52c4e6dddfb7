import { Stack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { BarTable } from './bar-table.tsx'
import { ShareBar } from './share-bar.tsx'

export default about({
  exports: ['BarTable', 'ShareBar'],
  purpose:
    'How many there are of each: a table whose rows are bars. ShareBar is one bar, beside a number that stands there.',
  avoid: ['Things to change: DataTable.', 'Something over time: it has no axis; write a table of days.'],
  good: {
    show: (
      <BarTable
        caption="Answers"
        heading="Result"
        counted="Answers"
        bars={[
          { label: 'Right', count: 24, tone: 'right' },
          { label: 'Wrong', count: 9, tone: 'warning' },
        ]}
      />
    ),
    why: 'Number and share stand beside each bar: the reader need not measure it.',
  },
  bad: {
    show: (
      <Stack w="full" gap={2}>
        <ShareBar share={0.8} tone="right" />
        <ShareBar share={0.3} tone="warning" />
      </Stack>
    ),
    why: 'Bars without a number or a name say nothing.',
  },
  anatomy: {
    Heading: 'what the labels are, what is counted',
    Label: 'the heading of its row',
    Bar: 'the longest is as wide as there is room',
    Number: 'the count and its share of all',
  },
  keys: {},
  spoken: ['A table with a caption. The bars are not read; the numbers say it.'],
})
