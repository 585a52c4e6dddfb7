import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import { Card, MessageText, NotificationList } from '@the-house/design-system'
import { PhoneFrame } from '@the-house/design-system/admin'
import { htmlLang, languages, useTranslation, type Language } from '@the-house/i18n'
import { useState } from 'react'
import { formatDate } from '../../../page/dates.ts'
import { useUser } from '../../../session/session.ts'

export interface PhonePreviewProps {
  /** The title and the text in each language. */
  values: Readonly<Record<string, string>>
  /** The language of the student. */
  language: Language
}

/** The message on the phone of a student who reads in a language: in the list, and opened. */
export function PhonePreview({ values, language }: PhonePreviewProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const [now] = useState(() => new Date().toISOString())
  const wordOf = (field: string) => values[field]?.trim() ?? ''
  const written = [language, ...languages].find((one) => wordOf(`title_${one}`) || wordOf(`text_${one}`))
  const title = wordOf(`title_${written}`)
  const lang = written && htmlLang[written]
  return (
    <Stack gap={2} w="14rem" maxW="full">
      <Text textStyle="label" fontWeight="semibold">
        {t('messages.preview.heading')}
      </Text>
      <PhoneFrame title={t('messages.preview.title')}>
        {written ? (
          <Stack gap={4} p={4}>
            {/* The row leads nowhere here; what it says is read below. */}
            <Box inert>
              <NotificationList
                items={[{ id: 0, type: 'MESSAGE', title, lang, read: false, when: formatDate(now, unity.time_zone) }]}
                onSelect={() => undefined}
              />
            </Box>
            <Card>
              <Stack gap={3}>
                <Heading as="h3" textStyle="heading" lang={lang} overflowWrap="anywhere">
                  {title}
                </Heading>
                <MessageText text={wordOf(`text_${written}`)} lang={lang} />
              </Stack>
            </Card>
          </Stack>
        ) : (
          <Text p={6} color="fg.muted">
            {t('messages.preview.empty')}
          </Text>
        )}
      </PhoneFrame>
    </Stack>
  )
}
