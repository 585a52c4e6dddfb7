import { Flex, Stack, Text } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import type { SchoolMessage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { ListLink } from '../../../page/listing/list-link.tsx'
import { paths } from '../../../page/paths.ts'
import { MessageStatus } from './message-status.tsx'
import { useMessageLabels } from './use-message-labels.ts'

/** A message in the list: title, status, audience, and how many have read it. */
export function MessageRow({ message }: { message: SchoolMessage }) {
  const { t } = useTranslation()
  const { title, lang, audience, facts } = useMessageLabels(message)
  const { id, status, receivers, read } = message
  return (
    <Stack gap={1} overflowWrap="anywhere">
      <Flex justify="space-between" align="start" gap={3} wrap="wrap">
        <TextLink asChild fontWeight="semibold">
          <ListLink href={paths.message(id)}>
            <span lang={lang}>{title}</span>
          </ListLink>
        </TextLink>
        <MessageStatus status={status} />
      </Flex>
      <Text>{audience}</Text>
      {receivers !== null && <Text>{t('messages.readBy', { count: receivers, read })}</Text>}
      <Text textStyle="small" color="fg.muted">
        {facts}
      </Text>
    </Stack>
  )
}
