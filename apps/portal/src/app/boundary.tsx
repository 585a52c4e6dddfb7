import { Stack } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Component, type ReactNode } from 'react'
import { ChunkLoadError } from './chunk.ts'

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
    return error ? <Broken chunk={(error as unknown) instanceof ChunkLoadError} /> : this.props.children
  }
}

function Broken({ chunk }: { chunk: boolean }) {
  const { t } = useTranslation()
  return (
    <Stack gap={4} align="start" maxW="prose" mx="auto" py={8} px={4}>
      <Alert status="danger" role="alert" title={t('common.failure.title')}>
        {t(chunk ? 'errors.chunk' : 'common.failure.description')}
      </Alert>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('common.reload')}
      </Button>
    </Stack>
  )
}
