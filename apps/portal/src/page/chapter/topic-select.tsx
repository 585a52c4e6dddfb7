import { Box } from '@chakra-ui/react'
import { SelectField } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useLocation } from 'wouter'
import type { TopicTabsProps } from './topic-tabs.tsx'
import { useTopicName } from './use-topic-name.ts'

/** The topics by name; a locked one names the topic that it depends on. */
export function TopicSelect({ topics, current, hrefOf }: TopicTabsProps) {
  const { t } = useTranslation()
  const nameOf = useTopicName()
  const [, navigate] = useLocation()
  const options = topics.map((topic) => ({
    value: String(topic.id),
    label: nameOf(topic),
    disabled: !topic.available,
  }))

  function open(id: string) {
    const topic = topics.find((one) => String(one.id) === id)
    if (topic) navigate(hrefOf(topic))
  }

  return (
    <Box w={{ base: 'full', md: '18rem' }} minW={0}>
      <SelectField
        label={t('books.topic')}
        quietLabel
        options={options}
        value={String(current?.id ?? '')}
        {...(current ? {} : { placeholder: t('books.chooseTopic') })}
        onChange={(event) => open(event.currentTarget.value)}
      />
    </Box>
  )
}
