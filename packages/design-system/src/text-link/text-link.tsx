import { chakra } from '@chakra-ui/react'

/** A link in running text; `asChild` for the router's link component. */
export const TextLink = chakra('a', {
  base: {
    color: 'link',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
  },
})
