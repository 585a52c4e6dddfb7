import type { WordKey } from '@the-house/i18n'
import { Component, useEffect, useState, type ReactNode } from 'react'
import { renewPage } from '../device/version.ts'
import { isChunkFailure } from '../page/chunk.ts'
import { Trouble } from '../page/trouble.tsx'
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

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return isChunkFailure(error) ? <Missing /> : <Broken text="common.failure.description" />
  }
}

/** A part that did not arrive; a newer version of the portal may have taken its place on the server. */
function Missing() {
  const [text, setText] = useState<WordKey | null>(null)
  useEffect(() => {
    void renewPage().then((outdated) => setText(outdated ? 'errors.updated' : 'errors.chunk'))
  }, [])
  return text ? <Broken text={text} /> : <ScreenSkeleton />
}

const Broken = ({ text }: { text: WordKey }) => <Trouble text={text} maxW="prose" mx="auto" py={8} px={4} />
