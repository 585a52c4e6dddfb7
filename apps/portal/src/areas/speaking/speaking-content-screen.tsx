import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { Redirect } from 'wouter'
import { idIn } from '../../page/id-in.ts'
import { paths } from '../../page/paths.ts'
import { SpeakingView } from './speaking-view.tsx'
import { useSpeaking } from './use-speaking.ts'

/** The screen of one speaking chapter; redirects to its book where it cannot be loaded. */
export function SpeakingContentScreen({ params }: { params: Record<string, string | undefined> }) {
  const book = idIn(params['id'])
  const { content, next, bookLost, lost } = useSpeaking(book, idIn(params['number']))
  if (book === null || bookLost) return <Redirect to={paths.speaking} replace />
  if (lost) return <Redirect to={paths.speakingBook(book)} replace />
  if (!content) return <ContentSkeleton />
  return <SpeakingView key={content.id} content={content} next={next} />
}

const ContentSkeleton = () => (
  <Stack gap={5} aria-busy="true" minH="100dvh" maxW="36rem" mx="auto" w="full">
    <Skeleton h={5} w="40%" />
    <Skeleton h={10} w="70%" />
    <Skeleton h={{ base: '11rem', md: '16rem' }} borderRadius="card" />
    <Skeleton h={28} borderRadius="card" />
  </Stack>
)
