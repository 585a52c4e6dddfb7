import { chakra, Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { FileText } from 'lucide-react'
import { Button } from '../button/button.tsx'

const Frame = chakra('iframe', {
  base: {
    w: 'full',
    h: '75dvh',
    // A dialog has a heading and actions besides.
    'dialog &': { h: '55dvh' },
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg.sunken',
  },
})

export interface PdfViewerProps {
  src: string
  title: string
}

/** A document in the page, and a link for who reads it better elsewhere (phones show no PDF in a page). */
export function PdfViewer({ src, title }: PdfViewerProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={3} align="start">
      <Button asChild>
        <a href={src} target="_blank" rel="noreferrer">
          <FileText size={20} aria-hidden="true" />
          {t('learning.pdf.open', { title })} {t('design.link.newTab')}
        </a>
      </Button>
      {/* The browser's own viewer has a dozen stops and lets no key out of some of them; the link leads there too. */}
      <Frame src={src} title={title} loading="lazy" hideBelow="md" tabIndex={-1} />
    </Stack>
  )
}
