import { chakra } from '@chakra-ui/react'
import { Picture } from '@the-house/design-system'
import { useState } from 'react'
import { firstName } from '../session/first-name.ts'
import { useUser } from '../session/session.ts'
import { reloadUser } from '../session/signing.ts'

const Arch = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: 8,
    h: 9,
    borderRadius: 'arch',
    overflow: 'hidden',
    bg: 'accent.subtle',
    color: 'accent',
    fontWeight: 'bold',
    // Generated content rather than text: the accessible name of the button is the name itself.
    _before: { content: 'attr(data-letter)' },
  },
  variants: { large: { true: { w: 24, h: 28, textStyle: 'display' } } },
})

/** The avatar of the signed-in user: a picture, or the first letter of the name, in an arch. */
export function UserAvatar({ large = false }: { large?: boolean }) {
  const { name, avatar } = useUser()
  const [broken, setBroken] = useState<string>()
  const url = avatar?.url
  if (!avatar || url === broken)
    return <Arch large={large} aria-hidden="true" data-letter={firstName(name).slice(0, 1)} />

  function ask() {
    setBroken(url)
    // The signed URL expires after two hours; reloading the user returns a new one.
    reloadUser().catch(() => undefined)
  }
  return (
    <Arch large={large} aria-hidden="true" _before={{ content: 'none' }}>
      <Picture
        picture={avatar}
        sizes={large ? '7rem' : '2.25rem'}
        w="full"
        h="full"
        objectFit="cover"
        alt=""
        onError={ask}
      />
    </Arch>
  )
}
