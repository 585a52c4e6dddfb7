import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Logo } from './logo.tsx'

export default about({
  exports: ['Logo'],
  purpose: 'The school’s sign: a house whose door is a keyhole of light.',
  avoid: ['A decoration: the drawn pictures.', 'Below 24 px: it loses its door.'],
  good: { show: <Logo />, why: 'Sign and name, with as much room around as the door is wide.' },
  bad: {
    show: (
      <Box bg="accent" p={4} transform="rotate(-8deg)">
        <Logo size={20} />
      </Box>
    ),
    why: 'Turned, small, and on its own colour.',
  },
  anatomy: { Sign: 'in colours of the theme', Name: 'not translated; left out when compact' },
  keys: {},
  spoken: ['The name once: the sign alone speaks it when compact.'],
})
