import { chakra } from '@chakra-ui/react'
import { unplayableNames, type FileFacts } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TextLink } from '../text-link/text-link.tsx'

const Note = chakra('p', { base: { textStyle: 'small' } })

export interface UnplayedProps {
  src: string
  facts: FileFacts | undefined
}

/** Says what this browser may not play, with a link to the file; nothing of any other file. */
export default function Unplayed({ src, facts }: UnplayedProps) {
  const { t } = useTranslation()
  const name = facts?.unplayable ? unplayableNames[facts.unplayable] : null
  if (name === null) return null
  return (
    <Note>
      {t('learning.file.unplayable', { name })}{' '}
      <TextLink href={src} download>
        {t('learning.file.load')}
      </TextLink>
    </Note>
  )
}
