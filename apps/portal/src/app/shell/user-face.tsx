import { chakra } from '@chakra-ui/react'

const Arch = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 8,
    h: 9,
    borderRadius: 'arch',
    bg: 'accent.subtle',
    color: 'accent',
    fontWeight: 'bold',
    // A picture of the name rather than text: the button's words are the name itself.
    _before: { content: 'attr(data-letter)' },
  },
})

/** The avatar: the first letter of a name in an arch. */
export function UserFace({ name }: { name: string }) {
  return <Arch aria-hidden="true" data-letter={name.slice(0, 1)} />
}
