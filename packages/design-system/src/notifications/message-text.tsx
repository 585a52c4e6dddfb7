import { Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

export interface MessageTextProps {
  /** The text as it was written; null: it has none. */
  text: string | null
  /** The language of the text, where it is known. */
  lang?: string | undefined
  /** The school has recalled it: that is said in place of the text. */
  recalled?: boolean
}

/** The text of a message of the school: plain text with the lines of its author. */
export function MessageText({ text, lang, recalled = false }: MessageTextProps) {
  const { t } = useTranslation()
  if (recalled) return <Text color="fg.muted">{t('notifications.recalled.text')}</Text>
  if (text === null) return null
  return (
    <Text lang={lang} whiteSpace="pre-line" overflowWrap="anywhere" maxW="65ch">
      {text}
    </Text>
  )
}
