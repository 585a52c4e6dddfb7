import { chakra } from '@chakra-ui/react'
import { unplayableNames, type FileFacts } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TextLink } from '../text-link/text-link.tsx'

const Note = chakra('p', { base: { textStyle: 'small' } })

export interface UnplayedProps {
  src: string
  facts: FileFacts | undefined
  /** Whether the browser has refused the file. */
  failed: boolean
}

/** Says what this browser may not play, or has not played, with a link to the file; nothing of any other file. */
export default function Unplayed({ src, facts, failed }: UnplayedProps) {
  const { t } = useTranslation()
  const name = facts?.unplayable ? unplayableNames[facts.unplayable] : null
  if (!failed && name === null) return null
  return (
    <Note>
      {name && `${t('learning.file.unplayable', { name })} `}
      <TextLink href={src} download>
        {t('learning.file.load')}
      </TextLink>
    </Note>
  )
}
