import { retryAll } from '@the-house/hooks'
import type { MessageKey } from '@the-house/i18n'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { useConnected } from '../device/connection.ts'
import { reloadIfOutdated } from '../device/version.ts'
import { isRetryableChunkError, isChunkLoadError } from '../page/load-chunk.ts'
import { LazyAway } from '../page/lazy-away.tsx'
import { ErrorMessage, type ErrorMessageProps } from '../page/error-message.tsx'
import { useSession } from '../session/session.ts'
import { ScreenSkeleton } from './screen-skeleton.tsx'

interface BoundaryProps {
  children: ReactNode
}

/** The React error boundary of a screen, with a retry; give it a key that changes with the route. */
export class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return isChunkLoadError(error) ? (
      <Missing onRetry={isRetryableChunkError(error) ? this.retry : undefined} />
    ) : (
      <Broken text="common.failure.description" />
    )
  }
}

/** The error of a chunk that did not load; a newer build may have replaced it on the server. */
function Missing({ onRetry }: Pick<ErrorMessageProps, 'onRetry'>) {
  const [text, setText] = useState<MessageKey | null>(null)
  useEffect(() => {
    retryAll()
    void reloadIfOutdated().then((outdated) => setText(outdated ? 'errors.updated' : 'errors.chunk'))
  }, [])
  const connected = useConnected()
  if (!text) return <ScreenSkeleton />
  if (text === 'errors.chunk' && !connected) return <Unloaded onRetry={onRetry} />
  return <Broken text={text} onRetry={text === 'errors.chunk' ? onRetry : undefined} />
}

/** Without a connection: a part that is not on the device. Outside of the signed-in app there is nothing to lead to. */
function Unloaded({ onRetry }: Pick<ErrorMessageProps, 'onRetry'>) {
  const { user } = useSession()
  return user ? (
    <LazyAway onRetry={onRetry ?? (() => location.reload())} />
  ) : (
    <Broken text="errors.chunk" onRetry={onRetry} />
  )
}

const Broken = (props: Pick<ErrorMessageProps, 'text' | 'onRetry'>) => (
  <ErrorMessage {...props} maxW="prose" mx="auto" py={8} px={4} />
)
