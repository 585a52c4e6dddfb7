import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { HouseProgress } from './house-progress.tsx'

export default about({
  exports: ['HouseProgress', 'useHouseStage'],
  purpose:
    'The house that a learner builds, chapter by chapter: 31 stages from bare ground to lights in the evening, seen from near while little stands. useHouseStage gives the words of a stage.',
  avoid: ['How far something technical is: ProgressLine.', 'A decoration: it always shows a real stage.'],
  good: {
    show: <HouseProgress stage={21} />,
    why: 'One drawing that every student recognizes; each stage adds one thing.',
  },
  bad: {
    show: (
      <Box filter="grayscale(1)" opacity={0.5}>
        <HouseProgress stage={31} />
      </Box>
    ),
    why: 'A house that is not there yet, greyed out: shows what is missing, not what is built.',
  },
  anatomy: {
    View: 'what is built and what comes next; further away as it grows',
    'Next step': 'a dashed line',
    Ground: 'stage 1',
    Walls: 'course by course',
    Roof: 'and chimney',
    Openings: 'door and windows',
    Garden: 'path, tree, fence',
    Lights: 'the last window is lit at 31',
  },
  keys: {},
  spoken: [
    'One picture: stage 12 of 31, and what is new in a sentence.',
    'A new part is laid in 240 ms; with less motion it is there.',
  ],
})
