import { HStack, Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { TribeSymbol } from './tribe-symbol.tsx'

export default about({
  exports: ['TribeSymbol'],
  purpose: 'The sign of a tribe: a part of a house in the color of the tribe.',
  avoid: ['A person: the avatar.', 'Anything that is pressed: an icon in a Button.'],
  good: {
    show: (
      <HStack>
        <TribeSymbol symbol="lantern" color="lamp" />
        <Text lang="en">Lantern</Text>
      </HStack>
    ),
    why: 'Beside the name, which is what is read.',
  },
  bad: {
    show: (
      <HStack>
        <TribeSymbol symbol="ivy" color="leaf" />
        <TribeSymbol symbol="ivy" color="poppy" />
      </HStack>
    ),
    why: 'Told apart by color alone.',
  },
  anatomy: { Edge: 'the color, made out on every ground', Drawing: 'the symbol, in colors of the drawings' },
  callouts: { Edge: 'span[aria-hidden]', Drawing: 'svg' },
  keys: {},
  spoken: ['Nothing: the name beside it is heard.'],
})
