import { chakra } from '@chakra-ui/react'
import { useState } from 'react'

const Arch = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 8,
    h: 9,
    borderRadius: 'arch',
    overflow: 'hidden',
    bg: 'accent.subtle',
    color: 'accent',
    fontWeight: 'bold',
    // A picture of the name rather than text: the button's words are the name itself.
    _before: { content: 'attr(data-letter)' },
  },
})
const Picture = chakra('img', { base: { w: 'full', h: 'full', objectFit: 'cover' } })

export interface UserFaceProps {
  name: string
  /** The address of the user's own picture. */
  picture?: string | undefined
}

/** The avatar: a picture, or the first letter of a name, in an arch. */
export function UserFace({ name, picture }: UserFaceProps) {
  const [broken, setBroken] = useState<string>()
  if (!picture || picture === broken) return <Arch aria-hidden="true" data-letter={name.slice(0, 1)} />
  return (
    <Arch aria-hidden="true" _before={{ content: 'none' }}>
      <Picture src={picture} alt="" onError={() => setBroken(picture)} />
    </Arch>
  )
}
