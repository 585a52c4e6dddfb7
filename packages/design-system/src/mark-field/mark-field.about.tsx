import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { TextField } from '../field/text-field.tsx'
import { MarkField } from './mark-field.tsx'

export default about({
  exports: ['MarkField'],
  purpose: 'A mark from 0 to 10, all of them in sight.',
  avoid: ['Another scale: NumberField.'],
  good: {
    show: <MarkField label="Mark" value={8} onChange={ignore} />,
    why: 'One press; eleven can be told at a glance.',
  },
  bad: {
    show: (
      <Box w="full">
        <TextField label="Mark" defaultValue="8,5" />
      </Box>
    ),
    why: 'Takes what is no mark, and says so late.',
  },
  anatomy: { Legend: 'its label', Row: 'a native radio a mark, in rows where it is narrow', Error: 'below' },
  keys: nativeKeys.radio,
  spoken: ['A radio group; each mark with its place.'],
})
