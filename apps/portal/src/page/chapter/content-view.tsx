import { Heading, Stack } from '@chakra-ui/react'
import { Card, Html } from '@the-house/design-system'
import type { Content } from '@the-house/domain'
import { ContentMedia } from './content-media.tsx'

export interface ContentViewProps {
  content: Content
  /** The name of the topic, which the heading of the page contains already. */
  topic: string | undefined
}

/** The title, media and text of a topic. */
export function ContentView({ content, topic }: ContentViewProps) {
  return (
    <Card as="article" lang="en">
      <Stack gap={6} maxW="prose" mx="auto">
        <Heading as="h2" textStyle="heading" srOnly={content.subject === topic}>
          {content.subject}
        </Heading>
        <ContentMedia content={content} />
        {content.description && <Html html={content.description} lang="en" />}
      </Stack>
    </Card>
  )
}
