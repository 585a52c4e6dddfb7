import { forgetFailures } from '@the-house/hooks'
import type { WordKey } from '@the-house/i18n'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { renewPage } from '../device/version.ts'
import { canComeYet, isChunkFailure } from '../page/chunk.ts'
import { Trouble, type TroubleProps } from '../page/trouble.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

interface BoundaryProps {
  children: ReactNode
}

/** Keeps a broken part of the page from taking the rest with it. Give it a key that changes with the route. */
export class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return isChunkFailure(error) ? (
      <Missing onRetry={canComeYet(error) ? this.retry : undefined} />
    ) : (
      <Broken text="common.failure.description" />
    )
  }
}

/** A part that did not arrive; a newer version of the portal may have taken its place on the server. */
function Missing({ onRetry }: Pick<TroubleProps, 'onRetry'>) {
  const [text, setText] = useState<WordKey | null>(null)
  useEffect(() => {
    forgetFailures()
    void renewPage().then((outdated) => setText(outdated ? 'errors.updated' : 'errors.chunk'))
  }, [])
  if (!text) return <ScreenSkeleton />
  return <Broken text={text} onRetry={text === 'errors.chunk' ? onRetry : undefined} />
}

const Broken = (props: Pick<TroubleProps, 'text' | 'onRetry'>) => (
  <Trouble {...props} maxW="prose" mx="auto" py={8} px={4} />
)
